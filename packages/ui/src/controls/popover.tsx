import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';

export type PopoverProps = {
  label: string;
  /** The button that it hangs from, and that gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** The edge of the button that it lines up with. */
  align: 'start' | 'end';
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A box that hangs from a button as long as it is drawn; a press on the button is the button's own affair. */
export const Popover = ({ label, anchor, align, onClose, className, children }: PopoverProps) => (
  <Radix.Root open onOpenChange={(open) => !open && onClose()}>
    <Radix.Anchor virtualRef={anchor} />
    <Radix.Portal>
      <Radix.Content
        className={classNames('float', className)}
        sideOffset={4}
        align={align}
        collisionPadding={8}
        aria-label={label}
        onCloseAutoFocus={() => anchor.current?.focus()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
