import '@chuli/ui/styles.css';
import { bareChart } from './bare.js';
import { barsOf, contentOf, tickOf } from './content.js';
import { drive } from './drive.js';
import { ourChart } from './ours.js';

const box = document.querySelector('#chart');
const SETTLE_MS = 1_500;

/** Puts one of the two charts into the page, with a function that hands it a tick. */
window.setUp = async ({ kind, bars: count }) => {
  const bars = barsOf(count);
  const show = (kind === 'bare' ? bareChart : ourChart)(box, bars, contentOf(bars));
  window.tick = (ticks) => show(tickOf(bars, ticks));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
};

window.drive = ({ milliseconds, hasTicks }) =>
  drive(box, milliseconds, hasTicks ? window.tick : () => undefined);
