import type { ReactNode } from 'react';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

type CalendarPopoverProps = CalendarProps &
  Pick<PopoverProps, 'label' | 'anchor' | 'onClose'> & { footer: ReactNode };

const CalendarPopover = ({ label, anchor, onClose, footer, ...calendar }: CalendarPopoverProps) => (
  <Popover label={label} anchor={anchor} align="end" onClose={onClose}>
    <Calendar {...calendar} />
    {footer}
  </Popover>
);

export default CalendarPopover;
