import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

type MenuPopoverProps = {
  label: string;
  /** The button that it hangs from, and that gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
};

const MenuPopover = ({ label, anchor, onClose, children }: MenuPopoverProps) => (
  <Popover.Root open onOpenChange={(open) => !open && onClose()}>
    <Popover.Anchor virtualRef={anchor} />
    <Popover.Portal>
      <Popover.Content
        className="float menu-box"
        sideOffset={4}
        align="start"
        collisionPadding={8}
        aria-label={label}
        onCloseAutoFocus={() => anchor.current?.focus()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

export default MenuPopover;
