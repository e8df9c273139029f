import type { TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type DailyBarRow, type Tape, migrateTape, openTape } from '@chuli/tape';
import { signalsHash } from '@chuli/tape/signal';
import { UNFENCED, replaceDailyBars } from '@chuli/tape/write';
import { type TestClickHouse, testClickHouse, testRegistry } from '@chuli/testkit';
import { type Follower, openFollower } from '../follow.ts';
import { loadMarket } from '../market/load-market.ts';
import type { LoadedMarket } from '../market/loaded-market.ts';
import type { Turn } from '../pass/turn.ts';
import { writeEverything } from '../pass/write-signals.ts';

/** All that readers see of signals beside the events, whose rows keep the version under which they were written. */
const OTHER_TABLES = ['signal_near', 'signal_trade', 'signal_record'];

export const inTerm = (term: number, isHeld = () => Promise.resolve(true)): Turn => ({
  fence: { term, isHeld },
  stopping: new AbortController().signal,
});

/** A market on engines of its own, and a second tape on which the same is computed at once, to compare with. */
export type SignalsPlace = {
  readonly tape: Tape;
  readonly registry: Registry;
  readonly engine: TestClickHouse;
  readonly registryUrl: string;
  marketOf: (day: TradingDate | undefined) => Promise<LoadedMarket>;
  /** As a process that has just started, of which the newest session is this one. */
  follower: (day: TradingDate | undefined, through?: Tape) => Follower;
  /** The hash of the signals when everything is computed at once up to a day. */
  atOnce: (day: TradingDate | undefined) => Promise<string>;
  /** Everything that readers see, as texts. */
  shown: () => Promise<string[]>;
  stagingTables: () => Promise<string[]>;
  empty: () => Promise<void>;
  close: () => Promise<void>;
};

export const openSignalsPlace = async (rows: readonly DailyBarRow[]): Promise<SignalsPlace> => {
  const [engine, beside, opened] = await Promise.all([testClickHouse(), testClickHouse(), testRegistry(4)]);
  const [tape, other] = [openTape(engine), openTape(beside)];
  const { registry } = opened;
  await Promise.all([migrateTape(engine), migrateTape(beside)]);
  await replaceDailyBars(tape, rows);
  const marketOf: SignalsPlace['marketOf'] = (day) => loadMarket({ tape, registry }, day);
  const asked = async (query: string): Promise<string[]> => {
    const found = await tape.query({ query, format: 'JSONEachRow' });
    return (await found.json<{ text: string }>()).map(({ text }) => text);
  };
  return {
    tape,
    registry,
    engine,
    registryUrl: opened.url,
    marketOf,
    follower: (day, through = tape) => openFollower({ tape: through, registry }, () => marketOf(day)),
    atOnce: async (day) => {
      await writeEverything(other, await marketOf(day), inTerm(UNFENCED.term));
      return signalsHash(other);
    },
    shown: async () => {
      const texts = [await signalsHash(tape)];
      for (const table of OTHER_TABLES)
        texts.push(
          ...(await asked(
            `SELECT concat('${table} ', toString(count()), ' ', hex(sum(cityHash64(*)))) AS text FROM ${table} FINAL`,
          )),
        );
      return texts;
    },
    stagingTables: () =>
      asked(
        `SELECT name AS text FROM system.tables WHERE database = currentDatabase() AND position(name, '_next') > 0`,
      ),
    empty: async () => {
      for (const table of ['signal_event', 'signal_state', ...OTHER_TABLES])
        await tape.command({ query: `TRUNCATE TABLE ${table} SYNC` });
    },
    close: async () => {
      await Promise.all([tape.close(), other.close(), opened.close()]);
      await Promise.all([engine.drop(), beside.drop()]);
    },
  };
};
