import { PRODUCT } from '@chuli/kernel';
import { t } from '@chuli/language';
import { TextField } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { hostBrand } from '../../../screen-kit/host-brand.ts';
import { viewName } from '../../../screen-kit/share-view.ts';
import type { Measure } from '../../../shared/picture/marks.ts';
import { PictureFrame } from '../../../shared/picture/picture-frame.tsx';
import { cardMarks } from './card-layout.ts';
import { cardText } from './card-text.ts';
import type { ScanCard } from './scan-card.ts';

/** The picture of what a scan found, under a name of the reader's own, to copy, keep or share. */
const PicturePanel = ({ card }: { card: ScanCard }) => {
  const [name, setName] = useState(() => card.name ?? viewName(document.title, ''));
  const marksOf = useMemo(() => {
    const text = cardText(card, name, hostBrand()?.name ?? PRODUCT.name, window.location.href);
    return (measure: Measure) => cardMarks(text, measure);
  }, [card, name]);
  return (
    <div className="scan-picture">
      <TextField
        label={t('Title')}
        size={24}
        value={name}
        onType={(typed) => setName(typed.slice(0, 60))}
        isProse
      />
      <PictureFrame
        marksOf={marksOf}
        fileName={`scan-${card.as_of}.png`}
        alt={t('Picture of {name}: {count} match', { name, count: card.matches })}
      />
    </div>
  );
};

export default PicturePanel;
