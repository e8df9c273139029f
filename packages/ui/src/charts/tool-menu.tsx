import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { PHONE, useMedia } from '../use-media.ts';

const MenuPopover = lazy(() => import('../palette/menu-popover.tsx'));
const Sheet = lazy(() => import('../panel/sheet.tsx'));

type ToolMenuProps = {
  label: string;
  /** What the button shows; its label when left out. */
  face?: ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button with tools behind it: hanging from it on a desk, in a sheet on a phone. */
export const ToolMenu = ({ label, face = label, children }: ToolMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMedia(PHONE);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  const content = (
    <div className="tool-menu">{typeof children === 'function' ? children(close) : children}</div>
  );
  return (
    <>
      <Button
        ref={anchor}
        tone="quiet"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          {isPhone ? (
            <Sheet title={label} onClose={close}>
              {content}
            </Sheet>
          ) : (
            <MenuPopover label={label} anchor={anchor} onClose={close}>
              {content}
            </MenuPopover>
          )}
        </Suspense>
      )}
    </>
  );
};
