import { type TradingDate, percentageChange } from '@chuli/kernel';
import { NEPSE_ID, instrumentOf, previousTradingDay } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import { peopleWhoWant } from '@chuli/registry/notice';
import { listCompanies, referenceOf } from '@chuli/registry/reference';
import { marketDays } from '@chuli/tape/market';
import type { Engines } from '../../market/load-market.ts';
import { tell } from './followed.ts';

const PAGE = 500;

type Facts = { day: string; nepse: number; change: number; advanced: number; declined: number };

/** What the session came to; null until NEPSE and the session before it are there. */
const factsOf = async ({ tape, registry }: Engines, day: TradingDate): Promise<Facts | null> => {
  const others = (await listCompanies(referenceOf(registry), { as_of: day }))
    .filter(({ instrument }) => instrument !== null && instrumentOf(instrument) !== 'Equity')
    .map(({ symbol }) => symbol);
  const range = { from: previousTradingDay(day), to: day };
  const days = await marketDays(tape, { ...range, nepse_id: NEPSE_ID, others });
  const [before, today] = [days.at(-2), days.at(-1)];
  if (today?.traded_on !== day || today.nepse === null) return null;
  const percent = percentageChange(today.nepse, before?.nepse ?? null);
  if (percent === null) return null;
  const { nepse, advanced, declined } = today;
  return { day, nepse, change: Math.round(percent * 100), advanced, declined };
};

/** Whoever gets it by its key of the session, so that a pass that is repeated or doubled tells nothing twice. */
const tellAll = async (registry: Registry, facts: Facts, now: Date): Promise<number> => {
  let told = 0;
  for (let after = ''; ;) {
    const people = await peopleWhoWant(registry, 'close', { after, limit: PAGE });
    for (const personId of people) {
      const notice = { personId, kind: 'close' as const, key: `close ${facts.day}`, facts };
      if (await tell(registry, notice, now)) told += 1;
    }
    const last = people.at(-1);
    if (last === undefined || people.length < PAGE) return told;
    after = last;
  }
};

/** Tells of the day as a whole, once a session, to whoever switched it on; how many were news. */
export const tellOfClose = async (engines: Engines, day: TradingDate, now: Date): Promise<number> => {
  const facts = await factsOf(engines, day);
  return facts === null ? 0 : tellAll(engines.registry, facts, now);
};
