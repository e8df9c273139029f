import { PriceChart } from '@chuli/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LINES } from './content.js';

/** The chart of the product, told of a tick as its screens tell it: with bars and values that replace the former ones. */
export const ourChart = (box, bars, { values, dates }) => {
  const root = createRoot(box);
  const marks = dates.map((date) => ({ date, text: 'B' }));
  const last = bars.length - 1;
  const show = (shownBars, shownValues) => {
    const lines = LINES.map(({ tone, isPane }, line) => ({
      id: tone,
      label: tone,
      tone,
      shape: 'line',
      isPane,
      values: shownValues[line],
    }));
    const panes = lines
      .filter(({ isPane }) => isPane)
      .map((line) => ({ id: line.id, lines: [line], levels: [] }));
    const overlays = lines.filter(({ isPane }) => !isPane);
    root.render(
      createElement(PriceChart, { label: 'Bench', bars: shownBars, marks, range: '1Y', overlays, panes }),
    );
  };
  show(bars, values);
  return (bar) =>
    show(
      bars.with(last, bar),
      values.map((line, index) => line.with(last, bar.close + LINES[index].offset)),
    );
};
