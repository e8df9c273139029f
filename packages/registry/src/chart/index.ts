export { changeDrawings, findDrawings } from './drawing.ts';
export {
  type KeptChart,
  addKeptChart,
  changeKeptChart,
  findKeptChart,
  listKeptCharts,
  removeKeptChart,
} from './kept-chart.ts';
export type { KeptChartKind } from './tables.ts';
