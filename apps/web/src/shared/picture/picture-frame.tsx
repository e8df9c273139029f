import './picture.css';
import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { useEffect, useState } from 'react';
import { CARD } from './marks.ts';
import { type MarksOf, paintMarks } from './paint-marks.ts';

type Picture = { readonly file: File; readonly url: string };

/** Painted anew when its words change; the address of the last one is given back. */
const usePicture = (marksOf: MarksOf, fileName: string): Picture | null => {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let url = '';
    let isLeft = false;
    const show = async (): Promise<void> => {
      const blob = await paintMarks(marksOf);
      if (blob === null || isLeft) return;
      url = URL.createObjectURL(blob);
      setPicture({ file: new File([blob], fileName, { type: blob.type }), url });
    };
    void show();
    return () => {
      isLeft = true;
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [marksOf, fileName]);
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
      <div className="picture-acts">
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

type Props = {
  /** The same function while nothing changes: a new one is painted. */
  readonly marksOf: MarksOf;
  readonly fileName: string;
  readonly alt: string;
};

/** A picture for a chat, to copy, keep or share. */
export const PictureFrame = ({ marksOf, fileName, alt }: Props) => {
  const picture = usePicture(marksOf, fileName);
  return (
    <>
      <div className="picture-frame" aria-busy={picture === null}>
        {picture !== null && <img src={picture.url} width={CARD.width} height={CARD.height} alt={alt} />}
      </div>
      {picture !== null && <Actions key={picture.url} {...picture} />}
    </>
  );
};
