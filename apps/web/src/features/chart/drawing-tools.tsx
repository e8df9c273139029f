import { Button, type DrawingTool, TextField, ToolMenu } from '@chuli/ui';
import { Pencil } from 'lucide-react';
import type { Drawings } from './use-drawings.ts';

const TOOLS: readonly { tool: DrawingTool; label: string }[] = [
  { tool: 'trend', label: 'Trend line' },
  { tool: 'ray', label: 'Ray' },
  { tool: 'horizontal', label: 'Horizontal' },
  { tool: 'rectangle', label: 'Rectangle' },
  { tool: 'fibonacci', label: 'Fibonacci' },
  { tool: 'text', label: 'Text' },
];

/** What can be drawn, and what can be done with what is drawn. */
export const DrawingTools = ({ drawings }: { drawings: Drawings }) => {
  const { tool, setTool, text, setText, undo, redo, canUndo, canRedo, remove } = drawings;
  return (
    <ToolMenu
      label="Draw"
      face={
        <>
          <Pencil aria-hidden /> Draw
        </>
      }
    >
      {(close) => (
        <>
          <div className="row">
            {TOOLS.map((one) => (
              <Button
                key={one.tool}
                aria-pressed={tool === one.tool}
                onClick={() => {
                  setTool(tool === one.tool ? null : one.tool);
                  if (one.tool !== 'text') close();
                }}
              >
                {one.label}
              </Button>
            ))}
          </div>
          {tool === 'text' && <TextField label="Text" size={16} value={text} onType={setText} />}
          <div className="row">
            <Button disabled={!canUndo} onClick={undo}>
              Undo
            </Button>
            <Button disabled={!canRedo} onClick={redo}>
              Redo
            </Button>
            <Button disabled={remove === null} onClick={() => remove?.()}>
              Delete
            </Button>
          </div>
          <p className="text-muted">
            Click the points on the chart, or walk the bars with the arrows and press Enter. Kept in this
            browser.
          </p>
        </>
      )}
    </ToolMenu>
  );
};

export const MeasureButton = ({ drawings: { tool, setTool } }: { drawings: Drawings }) => (
  <Button
    tone="quiet"
    aria-pressed={tool === 'measure'}
    title="Bars, points and percent between two points"
    onClick={() => setTool(tool === 'measure' ? null : 'measure')}
  >
    Measure
  </Button>
);
