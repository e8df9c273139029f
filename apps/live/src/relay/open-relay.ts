import type { Clock } from '@chuli/kernel';
import type { Logger } from 'pino';
import type { ChannelRules } from '../hub/close-ended.ts';
import type { Hub } from '../hub/hub.ts';
import type { Metrics } from '../metrics.ts';
import { createRelayHub } from './relay-hub.ts';
import { openTrunk } from './trunk.ts';

/** A folder is changed for another within this time; after it listeners are served on from what was told. */
const AWAY_AFTER_MS = 3_000;

export type RelayOptions = {
  readonly folders: readonly string[];
  readonly trunkKey: Buffer;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly rules?: ChannelRules;
};

export type Relay = {
  readonly hub: Hub;
  readonly isFilled: () => boolean;
  readonly away: () => readonly string[];
  readonly close: () => void;
};

/** Mirrors a folder instead of folding the log. To whoever listens here, a folder that is away is a log that is away. */
export const openRelay = ({ folders, trunkKey, log, ...options }: RelayOptions): Relay => {
  const { metrics } = options;
  let hasBeenOpen = false;
  const trunk = openTrunk({
    folders,
    key: trunkKey,
    hear: (told) => relay.hear(told),
    onOpened: () => {
      hasBeenOpen = true;
      relay.resume();
    },
    tell: (event, folder, error) => {
      if (event === 'lost') metrics.trunkLost();
      log[event === 'lost' ? 'warn' : 'info']({ folder, err: error ?? undefined }, `trunk ${event}`);
    },
  });
  const relay = createRelayHub({ ...options, trunk });
  const away = (): string[] => (trunk.isOpen() || trunk.ageMs() <= AWAY_AFTER_MS ? [] : ['log']);
  metrics.read('chuli_engine_away', () => [[{ engine: 'log' }, away().length]]);
  metrics.read('chuli_live_caught_up', () => Number(hasBeenOpen));
  metrics.read('chuli_live_trunk_age_seconds', () => trunk.ageMs() / 1_000);
  return { hub: relay.hub, isFilled: () => hasBeenOpen, away, close: trunk.close };
};
