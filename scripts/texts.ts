import { glob, readFile } from 'node:fs/promises';
import nepali from '@chuli/language/nepali';
import indicators from '@chuli/language/nepali/chart-indicators';
import data from '@chuli/language/nepali/data';
import names from '@chuli/language/nepali/market-names';
import pattern from '@chuli/language/nepali/signal-patterns';
import rules from '@chuli/language/nepali/signal-rules';
import { unwantedWords } from '@chuli/language/testing/unwanted-words';
import { runCommand } from '@chuli/command';
import { findUntranslated } from './lib/texts/find-untranslated.ts';

/** Where people read; and what else gives words to it: screens, errors, names of sectors and units. */
const SHOWN = '{apps/web,packages/ui}/src/**/*.{ts,tsx}';
const SAYING =
  '{apps/web/src,packages/ui/src,packages/contracts/src,packages/kernel/src,packages/market/src,packages/scan/src,packages/fundamentals/src}/**/*.{ts,tsx}';
const SAID_OF_NOTICES = 'packages/language/src/{notice,alert}-text.ts';

const isShown = (path: string): boolean => !/[.]test[.]tsx?$|\/gallery\/|\/testing\//.test(path);

const sourcesOf = async (pattern: string): Promise<{ path: string; source: string }[]> => {
  const sources = [];
  for await (const path of glob(pattern)) {
    if (isShown(path)) sources.push({ path, source: await readFile(path, 'utf8') });
  }
  return sources;
};

/** Said as they come: a test of the catalogue asks for each. */
const wordsOfTheData = { ...data, ...indicators, ...names, ...pattern, ...rules };

/** Phrases that no source contains: left over from a text that is gone. Words of the data are said as they come. */
const unsaid = async (phrases: ReadonlySet<string>): Promise<string[]> => {
  const sources = [...(await sourcesOf(SAYING)), ...(await sourcesOf(SAID_OF_NOTICES))];
  const said = sources.map(({ source }) => source).join('\n');
  return [...phrases].filter((phrase) => !Object.hasOwn(wordsOfTheData, phrase) && !said.includes(phrase));
};

await runCommand({
  name: 'texts',
  summary:
    'Finds texts of the web that a reader of Nepali would see in English, phrases that nothing says, and words that traders do not say.',
  options: {
    in: { type: 'string', help: 'only files whose path contains this', default: '' },
    words: { type: 'boolean', help: 'only look for words that traders do not say', default: false },
  },
  run: async (values) => {
    const unwanted = unwantedWords(nepali);
    for (const { text, word, instead } of unwanted)
      console.log(`${JSON.stringify(text)}: not "${word}" but ${instead}`);
    const wordCount = `${Object.keys(nepali).length} phrases in two languages, ${unwanted.length} unwanted words`;
    if (values.words) {
      console.log(wordCount);
      return unwanted.length === 0 ? 0 : 1;
    }
    const phrases = new Set<string>(Object.keys(nepali));
    const shown = (await sourcesOf(SHOWN)).filter(({ path }) => path.includes(values.in));
    let faults = 0;
    for (const { path, source } of shown) {
      for (const { line, text, why } of findUntranslated(path, source, (words) => phrases.has(words))) {
        faults += 1;
        console.log(`${path}:${line}  ${JSON.stringify(text)}  ${why}`);
      }
    }
    const left = await unsaid(phrases);
    for (const phrase of left) console.log(`said nowhere: ${JSON.stringify(phrase)}`);
    console.log(`${shown.length} files, ${wordCount}, ${faults} untranslated, ${left.length} said nowhere`);
    return faults + left.length + unwanted.length === 0 ? 0 : 1;
  },
});
