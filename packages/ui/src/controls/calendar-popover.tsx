import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Calendar, type CalendarProps } from './calendar.tsx';

type CalendarPopoverProps = CalendarProps & {
  label: string;
  /** The button that it hangs from, and that gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  footer: ReactNode;
};

const CalendarPopover = ({ label, anchor, isOpen, onClose, footer, ...calendar }: CalendarPopoverProps) => (
  <Popover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Popover.Anchor virtualRef={anchor} />
    <Popover.Portal>
      <Popover.Content
        className="float"
        sideOffset={4}
        align="end"
        collisionPadding={8}
        aria-label={label}
        onCloseAutoFocus={() => anchor.current?.focus()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <Calendar {...calendar} />
        {footer}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

export default CalendarPopover;
