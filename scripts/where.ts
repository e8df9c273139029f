import { findPlaces } from '@chuli/catalogue';
import { ROOT, runCommand } from '@chuli/command';

await runCommand({
  name: 'where',
  summary: `Prints the files that define what is called so: a call (/data/top-buy/, broker.topBuy), a screen, an error, an
indicator, a signal family, a rule of the market, a table of an engine, a command, a drill, a bench, or a text that
people read.`,
  words: '<address, id, name or text>',
  options: {},
  run: (_options, words) => {
    const wanted = words.join(' ');
    if (wanted === '') throw new Error('Say what: an address, an id, a name or a text.');
    const places = findPlaces(ROOT, wanted);
    for (const { what, where } of places) console.log(`${what.padEnd(24)} ${where}`);
    if (places.length === 0) console.error(`Nothing is called ${wanted}.`);
    return places.length === 0 ? 1 : 0;
  },
});
