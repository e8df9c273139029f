import { Popover, type PopoverProps } from '../controls/popover.tsx';

const MenuPopover = (props: Omit<PopoverProps, 'align' | 'className'>) => (
  <Popover {...props} align="start" className="menu-box" />
);

export default MenuPopover;
