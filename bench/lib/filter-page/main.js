import { filteredBy, stockTable } from '@chuli/scan/filter';

/** How long each judgement of a formula over all stocks takes, and how many match: read, checked, judged and counted anew. */
window.judge = (reply, text, times) => {
  const table = stockTable(reply);
  const taken = [];
  let matches = 0;
  for (let time = 0; time < times; time++) {
    const started = performance.now();
    matches = filteredBy(text, table).matches.length;
    taken.push(performance.now() - started);
  }
  return { taken, matches };
};
