import '@chuli/ui/styles.css';
import { bareChart } from './bare.js';
import { barsOf, contentOf, tickOf } from './content.js';
import { drive } from './drive.js';
import { ourChart } from './ours.js';

const page = document.querySelector('#charts');
const SETTLE_MS = 1_500;

const boxes = (count) => {
  page.dataset.count = String(count);
  return Array.from({ length: count }, () => page.appendChild(document.createElement('div')));
};

/**
 * Puts one of the two charts into the page, or several of it that are moved and pointed at together, with a function that
 * hands them a tick.
 */
window.setUp = async ({ kind, bars: count, count: charts }) => {
  const bars = barsOf(count);
  const show = (kind === 'bare' ? bareChart : ourChart)(boxes(charts), bars, contentOf(bars));
  window.tick = (ticks) => show(tickOf(bars, ticks));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
};

window.drive = ({ milliseconds, hasTicks }) =>
  drive(page, milliseconds, hasTicks ? window.tick : () => undefined);
