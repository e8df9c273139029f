import { findPlaces } from './lib/catalogue/find.ts';
import { runCommand } from './lib/command.ts';
import { ROOT } from './lib/run.ts';

await runCommand({
  name: 'where',
  summary: 'Prints the files that define a call (/data/top-buy/, broker.topBuy), a screen or an error.',
  words: '<path or id>',
  options: {},
  run: (_options, [wanted]) => {
    if (wanted === undefined) throw new Error('Say what: a path or an id.');
    const places = findPlaces(ROOT, wanted);
    for (const { what, where } of places) console.log(`${what.padEnd(24)} ${where}`);
    if (places.length === 0) console.error(`Nothing is called ${wanted}.`);
    return places.length === 0 ? 1 : 0;
  },
});
