import { liveDay } from '@chuli/simulator';
import type { TradeRules } from '../checks/read-trade.ts';
import type { SourceConfig } from './config.ts';
import { fileSource } from './file/file-source.ts';
import { httpSource } from './http/http-source.ts';
import { type ReplayOptions, replaySource } from './replay/replay-source.ts';
import { type SimulatedMarket, liveOptionsOf } from './simulator/live-options.ts';
import { simulatorSource } from './simulator/simulator-source.ts';
import type { Source } from './source.ts';

export { SOURCE_SETTINGS, type SourceConfig, readSourceConfig } from './config.ts';
export type * from './source.ts';

/** What sources need of the installation. Each takes what it needs, when it needs it. */
export type SourceNeeds = {
  readonly storedTrades: ReplayOptions['trades'];
  readonly storedIndices?: NonNullable<ReplayOptions['indices']>;
  readonly sampleMarket: () => SimulatedMarket;
  readonly isListed: TradeRules['isListed'];
};

export const createSource = (config: SourceConfig, needs: SourceNeeds): Source => {
  if (config.kind === 'replay') {
    const { speed, brokers } = config;
    const indices = needs.storedIndices;
    return replaySource({ speed, brokers, trades: needs.storedTrades, ...(indices && { indices }) });
  }
  if (config.kind === 'simulator') {
    const { speed, brokers, settings } = config;
    const market = needs.sampleMarket();
    return simulatorSource({ speed, brokers, day: (day) => liveDay(liveOptionsOf(settings, market, day)) });
  }
  return config.kind === 'file'
    ? fileSource({ folder: config.folder, isListed: needs.isListed })
    : httpSource(config.settings, needs.isListed);
};
