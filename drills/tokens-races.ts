import { type Browser, isLetIn, refreshWith, signedIn } from './tokens-people.ts';
import type { TokensPlace } from './tokens-place.ts';
import { chanceOf } from './tokens-thefts.ts';

const RACES_A_BROWSER = 25;
/** So many browsers at once. */
const LANES = 4;

export type Races = { run: number; signedOut: number };

/** Tabs ask at once with the token that all of them read; one of them may be so slow that the others went on. */
const race = async (
  place: TokensPlace,
  browser: Browser,
  chance: (below: number) => number,
): Promise<boolean> => {
  const tabs = 2 + chance(4);
  const shared = browser.refresh;
  const answers = await Promise.all(Array.from({ length: tabs }, () => refreshWith(place, shared, browser)));
  const next = String(answers[0]?.body['refresh']);
  if (!answers.every(({ status, body }) => status === 200 && body['refresh'] === next)) return false;
  browser.refresh = next;
  browser.access = String(answers[0]?.body['access']);
  if (chance(10) > 0) return true;
  const ahead = await refreshWith(place, next, browser);
  const late = await refreshWith(place, shared, browser);
  browser.refresh = String(ahead.body['refresh']);
  return ahead.status === 200 && late.status === 200 && late.body['refresh'] === next;
};

const runBrowser = async (
  place: TokensPlace,
  personId: string,
  { count, seed }: { count: number; seed: number },
): Promise<number> => {
  const chance = chanceOf(seed);
  let browser = await signedIn(place, personId);
  let signedOut = 0;
  for (let at = 0; at < count; at++) {
    const isGood = (await race(place, browser, chance)) && (await isLetIn(place, browser.access ?? ''));
    if (isGood) continue;
    signedOut += 1;
    browser = await signedIn(place, personId);
  }
  return signedOut;
};

/** Honest browsers with many tabs: nobody may be signed out, and all tabs get the same successor. */
export const runRaces = async (
  place: TokensPlace,
  personId: string,
  { count, seed }: { count: number; seed: number },
): Promise<Races> => {
  let [started, signedOut] = [0, 0];
  const lane = async (): Promise<void> => {
    while (started < count) {
      const size = Math.min(RACES_A_BROWSER, count - started);
      started += size;
      signedOut += await runBrowser(place, personId, { count: size, seed: seed * 7_919 + started });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { run: started, signedOut };
};
