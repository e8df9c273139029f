import { type Phrase, t } from '@chuli/language';
import { DRAWING_KINDS, type DrawingTool, IconButton, ToolMenu } from '@chuli/ui';
import {
  AlignJustify,
  Equal,
  List,
  Lock,
  LockOpen,
  type LucideIcon,
  Magnet,
  Minus,
  MoveUpRight,
  Palette,
  RectangleHorizontal,
  Redo2,
  Ruler,
  Slash,
  Trash2,
  Type,
  Undo2,
} from 'lucide-react';
import { ColourChoice, DrawingHelp, DrawnList, NoteField } from './drawing-parts.tsx';
import { DRAWING_WORDS } from './drawing-words.ts';
import type { Drawings } from './use-drawings.ts';

type Pointed = Exclude<DrawingTool, 'text'>;

const ICONS: Record<Pointed, LucideIcon> = {
  trend: Slash,
  ray: MoveUpRight,
  horizontal: Minus,
  vertical: Minus,
  channel: Equal,
  rectangle: RectangleHorizontal,
  fibonacci: AlignJustify,
  measure: Ruler,
};

const POINTED: readonly Pointed[] = [...DRAWING_KINDS.filter((kind) => kind !== 'text'), 'measure'];

const wordsOf = (tool: Pointed): Phrase => (tool === 'measure' ? 'Ruler' : DRAWING_WORDS[tool]);

type BarProps = {
  drawings: Drawings;
  /** A tool is in hand: the keyboard belongs on the bars. */
  onTaken: () => void;
};

const Tools = ({ drawings: { tool, setTool }, onTaken }: BarProps) =>
  POINTED.map((one) => {
    const Icon = ICONS[one];
    return (
      <IconButton
        key={one}
        label={t(wordsOf(one))}
        aria-pressed={tool === one}
        onClick={() => {
          setTool(tool === one ? null : one);
          if (tool !== one) onTaken();
        }}
      >
        <Icon className={one === 'vertical' ? 'rotate-90' : ''} />
      </IconButton>
    );
  });

const NoteTool = ({ drawings, onTaken }: BarProps) => (
  <ToolMenu label={t('Text')} face={<Type aria-hidden />}>
    {(close) => (
      <NoteField
        drawings={drawings}
        onDone={() => {
          drawings.setTool('text');
          close();
          onTaken();
        }}
      />
    )}
  </ToolMenu>
);

const Changes = ({ drawings }: { drawings: Drawings }) => {
  const { undo, redo, canUndo, canRedo, remove, isLocked, setLocked } = drawings;
  return (
    <>
      <IconButton
        label={t(isLocked ? 'Unlock' : 'Lock')}
        aria-pressed={isLocked}
        disabled={setLocked === null}
        onClick={() => setLocked?.(!isLocked)}
      >
        {isLocked ? <Lock /> : <LockOpen />}
      </IconButton>
      <IconButton label={t('Undo')} disabled={!canUndo} onClick={undo}>
        <Undo2 />
      </IconButton>
      <IconButton label={t('Redo')} disabled={!canRedo} onClick={redo}>
        <Redo2 />
      </IconButton>
      <IconButton label={t('Delete')} disabled={remove === null} onClick={() => remove?.()}>
        <Trash2 />
      </IconButton>
    </>
  );
};

/** The drawing tools at the left of the chart; on a phone they are in their menu. */
export const ToolBar = ({ drawings, onTaken }: BarProps) => (
  <div className="tool-bar" role="group" aria-label={t('Drawing tools')}>
    <Tools drawings={drawings} onTaken={onTaken} />
    <NoteTool drawings={drawings} onTaken={onTaken} />
    <hr />
    <IconButton
      label={t('Magnet')}
      title={t('Points keep to the open, high, low or close of their bar')}
      aria-pressed={drawings.hasMagnet}
      onClick={() => drawings.setMagnet(!drawings.hasMagnet)}
    >
      <Magnet />
    </IconButton>
    <ToolMenu label={t('Colour')} face={<Palette aria-hidden className={`tone-${drawings.colour}`} />}>
      <ColourChoice drawings={drawings} />
    </ToolMenu>
    <Changes drawings={drawings} />
    <hr />
    <ToolMenu label={t('Drawings')} face={<List aria-hidden />}>
      <DrawnList drawings={drawings} />
      <DrawingHelp drawings={drawings} />
    </ToolMenu>
  </div>
);
