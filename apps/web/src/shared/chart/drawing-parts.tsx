import { t } from '@chuli/language';
import { Button, DRAWING_COLOURS, TextField, dateText } from '@chuli/ui';
import { DRAWING_WORDS } from './drawing-words.ts';
import type { Drawings } from './use-drawings.ts';

/** What is drawn, to be chosen without a pointer. */
export const DrawnList = ({ drawings: { control } }: { drawings: Drawings }) => (
  <div className="row empty:hidden">
    {control.shown.map(({ id, kind, anchors }) => (
      <Button
        key={id}
        aria-pressed={control.selected === id}
        onClick={() => control.onSelect(control.selected === id ? null : id)}
      >
        {t('{drawing} of {date}', {
          drawing: t(DRAWING_WORDS[kind]),
          date: dateText(anchors[0]?.date ?? ''),
        })}
      </Button>
    ))}
  </div>
);

export const ColourChoice = ({ drawings: { colour, setColour } }: { drawings: Drawings }) => (
  <div className="row" role="group" aria-label={t('Colour')}>
    {DRAWING_COLOURS.map((one, index) => (
      <button
        key={one}
        type="button"
        className={`swatch tone-${one}`}
        aria-label={t('Colour {number}', { number: index + 1 })}
        aria-pressed={colour === one}
        onClick={() => setColour(one)}
      />
    ))}
  </div>
);

/** What the text tool will write; Enter takes it to the chart. */
export const NoteField = ({
  drawings: { text, setText },
  onDone,
}: {
  drawings: Drawings;
  onDone: () => void;
}) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onDone();
    }}
  >
    <TextField label={t('Text')} size={16} value={text} onType={setText} isProse />
  </form>
);

export const DrawingHelp = ({ drawings: { isInAccount, failure } }: { drawings: Drawings }) => (
  <>
    <p className="text-muted">
      {t(
        isInAccount
          ? 'Click points on the chart, or move with the arrow keys and press Enter. Saved in your account.'
          : 'Click points on the chart, or move with the arrow keys and press Enter. Saved in this browser.',
      )}
    </p>
    <p className="text-muted">{t('↑/↓ adjust the price, Esc cancels.')}</p>
    <output className="text-down">{failure}</output>
  </>
);
