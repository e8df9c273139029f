import { type Phrase, t } from '@chuli/language';
import { Button, type DrawingTool, TextField, ToolMenu, dateText } from '@chuli/ui';
import { Pencil } from 'lucide-react';
import type { Drawings } from './use-drawings.ts';

const LABELS: Record<Exclude<DrawingTool, 'measure'>, Phrase> = {
  trend: 'Trend line',
  ray: 'Ray',
  horizontal: 'Horizontal',
  rectangle: 'Rectangle',
  fibonacci: 'Fibonacci',
  text: 'Text',
};
const TOOLS = ['trend', 'ray', 'horizontal', 'rectangle', 'fibonacci', 'text'] as const;

type ToolsProps = {
  drawings: Drawings;
  /** A tool is in hand: the keyboard belongs on the bars. */
  onTaken: () => void;
};

/** What is drawn, to be chosen without a pointer. */
const DrawnList = ({ drawings: { control } }: { drawings: Drawings }) => (
  <div className="row">
    {control.shown.map(({ id, kind, anchors }) => (
      <Button
        key={id}
        aria-pressed={control.selected === id}
        onClick={() => control.onSelect(control.selected === id ? null : id)}
      >
        {t('{drawing} of {date}', { drawing: t(LABELS[kind]), date: dateText(anchors[0]?.date ?? '') })}
      </Button>
    ))}
  </div>
);

const Changes = ({ drawings: { undo, redo, canUndo, canRedo, remove } }: { drawings: Drawings }) => (
  <div className="row">
    <Button disabled={!canUndo} onClick={undo}>
      {t('Undo')}
    </Button>
    <Button disabled={!canRedo} onClick={redo}>
      {t('Redo')}
    </Button>
    <Button disabled={remove === null} onClick={() => remove?.()}>
      {t('Delete')}
    </Button>
  </div>
);

type MenuProps = ToolsProps & { close: () => void };

const DrawMenu = ({ drawings, onTaken, close }: MenuProps) => {
  const { tool, setTool, text, setText } = drawings;
  const leave = (): void => {
    close();
    onTaken();
  };
  return (
    <>
      <div className="row">
        {TOOLS.map((one) => (
          <Button
            key={one}
            aria-pressed={tool === one}
            onClick={() => {
              setTool(tool === one ? null : one);
              if (one !== 'text') leave();
            }}
          >
            {t(LABELS[one])}
          </Button>
        ))}
      </div>
      {tool === 'text' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          <TextField label={t('Text')} size={16} value={text} onType={setText} isProse />
        </form>
      )}
      <DrawnList drawings={drawings} />
      <Changes drawings={drawings} />
      <p className="text-muted">
        {t(
          'Click the points on the chart, or walk the bars with the arrows and press Enter. Kept in this browser.',
        )}
      </p>
      <p className="text-muted">{t('Up and down move the price, Escape puts the tool away.')}</p>
    </>
  );
};

/** What can be drawn, and what can be done with what is drawn. */
export const DrawingTools = (props: ToolsProps) => (
  <ToolMenu
    label={t('Draw')}
    face={
      <>
        <Pencil aria-hidden /> {t('Draw')}
      </>
    }
  >
    {(close) => <DrawMenu {...props} close={close} />}
  </ToolMenu>
);

export const MeasureButton = ({ drawings: { tool, setTool }, onTaken }: ToolsProps) => (
  <Button
    tone="quiet"
    aria-pressed={tool === 'measure'}
    title={t('Bars, points and percent between two points')}
    onClick={() => {
      setTool(tool === 'measure' ? null : 'measure');
      if (tool !== 'measure') onTaken();
    }}
  >
    {t('Measure')}
  </Button>
);
