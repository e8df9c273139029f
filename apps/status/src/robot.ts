import { setTimeout as delay } from 'node:timers/promises';
import type { History } from './history/history.ts';
import { minuteOf } from './judge/session-minutes.ts';
import { type Looked, type Looking, look } from './look/look.ts';

const MINUTE_MS = 60_000;
/** After the full minute, at which everybody else looks as well. */
const OFFSET_MS = 2_000;

export type Robot = {
  /** The last look, and when it ended; null before the first. */
  readonly last: () => { readonly looked: Looked; readonly endedAt: number } | null;
  /** Resolves when no look is under way any more. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly looking: Looking;
  readonly history: History;
  readonly onLooked: () => void;
  readonly onTrouble: (error: unknown) => void;
};

const untilNextLook = (now: number): number => MINUTE_MS - ((now - OFFSET_MS) % MINUTE_MS);

/** Looks once a minute until it is stopped. What fails here is told, and the next minute is looked at all the same. */
export const startRobot = ({ looking, history, onLooked, onTrouble }: Options): Robot => {
  const stopping = new AbortController();
  let last: ReturnType<Robot['last']> = null;

  const lookOnce = async (): Promise<void> => {
    const looked = await look(looking, minuteOf(Date.now()), last?.looked.madeAt ?? null);
    if (stopping.signal.aborted) return;
    last = { looked, endedAt: Date.now() };
    history.add(looked.minute);
    onLooked();
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await lookOnce().catch(onTrouble);
      await delay(untilNextLook(Date.now()), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    last: () => last,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};
