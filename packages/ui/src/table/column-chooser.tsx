import { t } from '@chuli/language';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../controls/button.tsx';
import { Popover } from '../controls/popover.tsx';
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
  <Popover label={t('Columns')} anchor={anchor} align="end" onClose={onClose} className="chooser">
    {children}
  </Popover>
);

const PhoneFrame = ({ onClose, children }: FrameProps) => (
  <Sheet title={t('Columns')} onClose={onClose}>
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
          {t('Reset columns')}
        </Button>
        {onCsv && <Button onClick={onCsv}>{t('Export CSV')}</Button>}
      </footer>
    </Frame>
  );
};

export default ColumnChooser;
