import { MOST_LAYOUTS, type ReplyOf, layoutContracts } from '@chuli/contracts';
import { implement } from '../../http/implement.ts';
import { keptCharts } from './kept-charts.ts';

const layouts = keptCharts<ReplyOf<typeof layoutContracts.addLayout>>('layout');

export const layoutEndpoints = implement(layoutContracts, {
  layouts: layouts.list,
  addLayout: (asked) => layouts.add(asked, MOST_LAYOUTS),
  changeLayout: layouts.change,
  removeLayout: layouts.remove,
});
