import { MOST_SETUPS, type ReplyOf, setupContracts } from '@chuli/contracts';
import { implement } from '../../http/implement.ts';
import { keptCharts } from './kept-charts.ts';

const setups = keptCharts<ReplyOf<typeof setupContracts.addSetup>>('setup');

export const setupEndpoints = implement(setupContracts, {
  setups: setups.list,
  addSetup: (asked) =>
    setups.add(asked, asked.caller.features.has('chart-walls') ? MOST_SETUPS.walls : MOST_SETUPS.open),
  changeSetup: setups.change,
  removeSetup: setups.remove,
});
