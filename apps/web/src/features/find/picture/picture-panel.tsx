import { PRODUCT } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Button, TextField } from '@chuli/ui';
import { useEffect, useMemo, useState } from 'react';
import { hostBrand } from '../../../screen-kit/host-brand.ts';
import { viewName } from '../../../screen-kit/share-view.ts';
import { CARD } from './card-layout.ts';
import { cardText } from './card-text.ts';
import { paintCard } from './paint-card.ts';
import type { ScanCard } from './scan-card.ts';

type Picture = { readonly file: File; readonly url: string };

/** Painted anew when its words change; the address of the last one is given back. */
const usePicture = (card: ScanCard, title: string): Picture | null => {
  const [picture, setPicture] = useState<Picture | null>(null);
  const text = useMemo(
    () => cardText(card, title, hostBrand()?.name ?? PRODUCT.name, window.location.href),
    [card, title],
  );
  useEffect(() => {
    let url = '';
    let isLeft = false;
    const show = async (): Promise<void> => {
      const blob = await paintCard(text);
      if (blob === null || isLeft) return;
      url = URL.createObjectURL(blob);
      setPicture({ file: new File([blob], `scan-${card.as_of}.png`, { type: blob.type }), url });
    };
    void show();
    return () => {
      isLeft = true;
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [text, card.as_of]);
  return picture;
};

const copied = async (file: File): Promise<string> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    return t('Picture copied.');
  } catch {
    return t('Your browser does not copy pictures. Download it instead.');
  }
};

const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Whoever closes the sheet of the phone has not failed at anything. */
const shared = async (file: File): Promise<string> => {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      return t('The picture could not be shared. Download it instead.');
  }
  return '';
};

const Actions = ({ file, url }: Picture) => {
  const [said, setSaid] = useState('');
  return (
    <>
      <div className="scan-picture-acts">
        {canShare(file) && (
          <Button tone="primary" onClick={() => void shared(file).then(setSaid)}>
            {t('Share')}
          </Button>
        )}
        <Button onClick={() => void copied(file).then(setSaid)}>{t('Copy picture')}</Button>
        <a className="btn" href={url} download={file.name}>
          {t('Download')}
        </a>
      </div>
      <output className="note">{said}</output>
    </>
  );
};

/** The picture of what a scan found, under a name of the reader's own, to copy, keep or share. */
const PicturePanel = ({ card }: { card: ScanCard }) => {
  const [name, setName] = useState(() => card.name ?? viewName(document.title, ''));
  const picture = usePicture(card, name);
  return (
    <div className="scan-picture">
      <TextField
        label={t('Title')}
        size={24}
        value={name}
        onType={(typed) => setName(typed.slice(0, 60))}
        isProse
      />
      <div className="scan-picture-frame" aria-busy={picture === null}>
        {picture !== null && (
          <img
            src={picture.url}
            width={CARD.width}
            height={CARD.height}
            alt={t('Picture of {name}: {count} match', { name, count: card.matches })}
          />
        )}
      </div>
      {picture !== null && <Actions key={picture.url} {...picture} />}
    </div>
  );
};

export default PicturePanel;
