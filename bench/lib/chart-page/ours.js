import { PriceChart, createTimeLink, useTimeLink } from '@chuli/ui';
import { createElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { LINES } from './content.js';

/** A chart as the cells of a wall have it: what is pointed at and looked at is told by time. */
const LinkedChart = ({ index, link, ...props }) => {
  const handle = useRef(null);
  const linked = useTimeLink({
    link,
    index,
    isPointLinked: true,
    isLookLinked: true,
    bars: props.bars,
    span: 'D',
    handle,
  });
  // oxlint-disable-next-line react/refs -- an element without JSX; nothing is read while it is drawn
  return createElement(PriceChart, { ...props, ...linked, ref: handle });
};

const contentOf = (values) => {
  const lines = LINES.map(({ tone, isPane }, line) => ({
    id: tone,
    label: tone,
    tone,
    shape: 'line',
    isPane,
    values: values[line],
  }));
  return {
    overlays: lines.filter(({ isPane }) => !isPane),
    panes: lines.filter(({ isPane }) => isPane).map((line) => ({ id: line.id, lines: [line], levels: [] })),
  };
};

/** The chart of the product, told of a tick as its screens tell it: with bars and values that replace the former ones. */
export const ourChart = (boxes, bars, { values, dates }) => {
  const roots = boxes.map((box) => createRoot(box));
  const link = createTimeLink((frame) => requestAnimationFrame(frame));
  const marks = dates.map((date) => ({ date, text: 'B' }));
  const last = bars.length - 1;
  const show = (shownBars, shownValues) => {
    const props = { label: 'Bench', bars: shownBars, marks, range: '1Y', ...contentOf(shownValues) };
    for (const [index, root] of roots.entries())
      root.render(
        boxes.length === 1
          ? createElement(PriceChart, props)
          : createElement(LinkedChart, { ...props, index, link }),
      );
  };
  show(bars, values);
  return (bar) =>
    show(
      bars.with(last, bar),
      values.map((line, index) => line.with(last, bar.close + LINES[index].offset)),
    );
};
