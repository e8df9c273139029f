import type { TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { recordSessionCheck } from '@chuli/registry/live';
import type { Tape } from '@chuli/tape';
import { DAY_LAWS, checkDay } from '@chuli/tape/reconcile';
import type { Logger } from 'pino';

const MOST_DIFFERENCES = 20;

const differencesOf = async (tape: Tape, day: TradingDate): Promise<string[]> => {
  const laws = await checkDay(tape, day);
  const all = DAY_LAWS.flatMap((law) => laws[law].map((why) => `${law}: ${why}`));
  const more = all.length - MOST_DIFFERENCES;
  return more > 0 ? [...all.slice(0, MOST_DIFFERENCES), `and ${more} more`] : all;
};

type Needs = { registry: Registry; tape: Tape; logger: Logger };

/** Compares exact days with themselves until the signal ends it; says how many it came to. */
export const checkSessions = async (
  { registry, tape, logger }: Needs,
  days: readonly TradingDate[],
  signal: AbortSignal,
): Promise<number> => {
  let checked = 0;
  for (const day of days) {
    if (signal.aborted) break;
    const differences = await differencesOf(tape, day);
    await recordSessionCheck(registry, { day, differences });
    checked += 1;
    if (differences.length > 0) logger.error({ day, differences }, 'an exact day does not agree any more');
  }
  return checked;
};
