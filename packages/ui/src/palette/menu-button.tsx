import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';

/** Fetched when a menu is first opened. */
const MenuPopover = lazy(() => import('./menu-popover.tsx'));

type MenuButtonProps = {
  label: string;
  className: string;
  /** What the button shows. */
  face: ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A button with a box of links and commands hanging from it. */
export const MenuButton = ({ label, className, face, children }: MenuButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuPopover label={label} anchor={anchor} onClose={close}>
            {children(close)}
          </MenuPopover>
        </Suspense>
      )}
    </>
  );
};
