import { PLAYER_CUTS, PLAYER_STYLES } from '@chuli/contracts';

export type PlayerStyle = (typeof PLAYER_STYLES)[number];

type Measured = {
  readonly net_amount: number;
  readonly net_to_turnover: number | null;
  readonly median_order: number | null;
  readonly aggressive_percent: number | null;
  readonly hhi: number | null;
};

/** What a broker may be called, by fixed cuts; what is not known meets none, and most brokers meet few. */
export const stylesOf = (
  { net_amount, net_to_turnover, median_order, aggressive_percent, hhi }: Measured,
  marketOrder: number | null,
): PlayerStyle[] => {
  const isOneSided = net_to_turnover !== null && net_to_turnover >= PLAYER_CUTS.oneSidedFrom;
  const isLarge =
    median_order !== null && marketOrder !== null && median_order >= PLAYER_CUTS.largeOrders * marketOrder;
  const meets: Record<PlayerStyle, boolean> = {
    'passes-through': net_to_turnover !== null && net_to_turnover < PLAYER_CUTS.passesBelow,
    gathers: isOneSided && net_amount > 0,
    releases: isOneSided && net_amount < 0,
    'large-orders': isLarge,
    taker: aggressive_percent !== null && aggressive_percent >= PLAYER_CUTS.takerFrom,
    maker: aggressive_percent !== null && aggressive_percent <= PLAYER_CUTS.makerTo,
    'few-stocks': hhi !== null && hhi >= PLAYER_CUTS.fewStocks,
  };
  return PLAYER_STYLES.filter((style) => meets[style]);
};
