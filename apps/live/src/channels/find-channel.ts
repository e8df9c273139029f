import { type ChannelKind, LIVE_CHANNELS, type LiveErrorCode } from '@chuli/contracts';
import { STOCK_SYMBOL_PATTERN, stockSymbol } from '@chuli/kernel';
import type { SessionReader } from '@chuli/session';
import { bulkChannel, bulkPlusChannel } from './bulk.ts';
import { type OpenedChannel, openChannel } from './channel.ts';
import { floorsheetChannel } from './floorsheet.ts';
import { indexChannel } from './index-bars.ts';
import { listsChannel } from './lists.ts';
import { marketChannel } from './market.ts';
import { signalsChannel } from './signals.ts';
import { symbolChannel } from './symbol.ts';

type Open = (session: SessionReader | null) => OpenedChannel;
type Found = { readonly kind: ChannelKind; readonly open: Open };
type Find = (what: string, session: SessionReader | null) => Open | LiveErrorCode;

const INDEX_ID_PATTERN = /^[1-9]\d{0,3}$/;

/** Stocks and indices that the session does not list have no channel, so that nobody can make us keep thousands. */
const FINDERS: Record<ChannelKind, Find> = {
  market: () => (session) => openChannel(marketChannel, session),
  floorsheet: () => (session) => openChannel(floorsheetChannel, session),
  symbol: (what, session) => {
    if (!STOCK_SYMBOL_PATTERN.test(what)) return 'live.no-such-channel';
    const symbol = stockSymbol(what);
    if (session === null) return 'live.not-ready';
    if (session.quote(symbol) === null) return 'live.no-such-channel';
    return (now) => openChannel(symbolChannel(symbol), now);
  },
  index: (what, session) => {
    const indexId = INDEX_ID_PATTERN.test(what) ? Number(what) : 0;
    if (session === null) return 'live.not-ready';
    if (session.index(indexId) === null) return 'live.no-such-channel';
    return (now) => openChannel(indexChannel(indexId), now);
  },
  signals: () => (session) => openChannel(signalsChannel('signals'), session),
  'signals-pro': () => (session) => openChannel(signalsChannel('signals-pro'), session),
  lists: () => (session) => openChannel(listsChannel, session),
  bulk: () => (session) => openChannel(bulkChannel(), session),
  'bulk-plus': () => (session) => openChannel(bulkPlusChannel(), session),
  personal: () => 'live.not-served',
};

const isKind = (text: string): text is ChannelKind => Object.hasOwn(LIVE_CHANNELS, text);

/** The kind of a channel by its name, `symbol:NABIL` or `market`; null where no row has it. */
export const kindOf = (name: string): ChannelKind | null => {
  const colon = name.indexOf(':');
  const kind = colon < 0 ? name : name.slice(0, colon);
  return isKind(kind) && (LIVE_CHANNELS[kind].of === null) === colon < 0 ? kind : null;
};

export const findChannel = (name: string, session: SessionReader | null): Found | LiveErrorCode => {
  const kind = kindOf(name);
  if (kind === null) return 'live.no-such-channel';
  const open = FINDERS[kind](name.slice(kind.length + 1), session);
  return typeof open === 'string' ? open : { kind, open };
};
