import { t } from '@chuli/language';
import { Button, DRAWING_KINDS, ToolMenu } from '@chuli/ui';
import { Pencil } from 'lucide-react';
import { ColourChoice, DrawingHelp, DrawnList, NoteField } from './drawing-parts.tsx';
import { DRAWING_WORDS } from './drawing-words.ts';
import type { Drawings } from './use-drawings.ts';

type ToolsProps = {
  drawings: Drawings;
  /** A tool is in hand: the keyboard belongs on the bars. */
  onTaken: () => void;
};

const Changes = ({ drawings }: { drawings: Drawings }) => {
  const { undo, redo, canUndo, canRedo, remove, hasMagnet, setMagnet, isLocked, setLocked } = drawings;
  return (
    <div className="row">
      <Button aria-pressed={hasMagnet} onClick={() => setMagnet(!hasMagnet)}>
        {t('Magnet')}
      </Button>
      <Button aria-pressed={isLocked} disabled={setLocked === null} onClick={() => setLocked?.(!isLocked)}>
        {t('Lock')}
      </Button>
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
};

type MenuProps = ToolsProps & { close: () => void };

const DrawMenu = ({ drawings, onTaken, close }: MenuProps) => {
  const { tool, setTool } = drawings;
  const leave = (): void => {
    close();
    onTaken();
  };
  return (
    <>
      <div className="row">
        {DRAWING_KINDS.map((one) => (
          <Button
            key={one}
            aria-pressed={tool === one}
            onClick={() => {
              setTool(tool === one ? null : one);
              if (one !== 'text') leave();
            }}
          >
            {t(DRAWING_WORDS[one])}
          </Button>
        ))}
      </div>
      {tool === 'text' && <NoteField drawings={drawings} onDone={leave} />}
      <ColourChoice drawings={drawings} />
      <DrawnList drawings={drawings} />
      <Changes drawings={drawings} />
      <DrawingHelp drawings={drawings} />
    </>
  );
};

/** Where there is no room for a bar: what can be drawn, and what can be done with what is drawn. */
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
    {t('Ruler')}
  </Button>
);
