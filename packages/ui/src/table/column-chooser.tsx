import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../controls/button.tsx';
import Sheet from '../panel/sheet.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import type { ChooserItem } from './chooser-items.ts';
import { ChooserRow } from './chooser-row.tsx';

type ColumnChooserProps = {
  /** The button that it hangs from, and that gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  items: readonly ChooserItem[];
  onReset: () => void;
  onClose: () => void;
  /** Absent while rows are fetched by page: then the screen's own button asks the server. */
  onCsv: (() => void) | undefined;
};

type FrameProps = Pick<ColumnChooserProps, 'anchor' | 'onClose'> & { children: ReactNode };

const DeskFrame = ({ anchor, onClose, children }: FrameProps) => (
  <Popover.Root open onOpenChange={(open) => !open && onClose()}>
    <Popover.Anchor virtualRef={anchor} />
    <Popover.Portal>
      <Popover.Content
        className="float chooser"
        sideOffset={4}
        align="end"
        collisionPadding={8}
        aria-label="Columns"
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

const PhoneFrame = ({ onClose, children }: FrameProps) => (
  <Sheet title="Columns" onClose={onClose}>
    <div className="chooser">{children}</div>
  </Sheet>
);

/** Which columns, in which order, how wide, and which stay while the rest scrolls. */
const ColumnChooser = ({ anchor, items, onReset, onClose, onCsv }: ColumnChooserProps) => {
  const Frame = useMedia(PHONE) ? PhoneFrame : DeskFrame;
  return (
    <Frame anchor={anchor} onClose={onClose}>
      <ol>
        {items.map((item, place) => (
          <ChooserRow key={item.id} item={item} isFirst={place === 0} isLast={place === items.length - 1} />
        ))}
      </ol>
      <footer>
        <Button tone="quiet" onClick={onReset}>
          As it was
        </Button>
        {onCsv && <Button onClick={onCsv}>CSV of these</Button>}
      </footer>
    </Frame>
  );
};

export default ColumnChooser;
