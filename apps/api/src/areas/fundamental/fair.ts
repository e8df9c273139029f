import { type FairRow, fairValues, isKnown, netAssetValue, packOf, type RatioId } from '@chuli/fundamentals';
import type { TradingDate } from '@chuli/kernel';
import type { SectorMedians, Told } from './sector-medians.ts';

type Asked = { readonly as_of: TradingDate; readonly required_return?: number | undefined };

const valueOf = ({ figures }: Told, id: RatioId): number | null => {
  const figure = figures.get(id);
  return figure !== undefined && isKnown(figure) ? figure.value : null;
};

const fraction = (percent: number | null): number | null => (percent === null ? null : percent / 100);

const ofToday = (each: number | null, shareFactor: number): number | null =>
  each === null ? null : each * shareFactor;

/** The fair values of a company, per share of the day. */
export const fairOf = (told: Told, medians: SectorMedians, { as_of, required_return }: Asked): FairRow[] => {
  const { company, shareFactor, dividends, facts, newest } = told.of;
  if (packOf(company.sector_id) === 'fund') {
    const nav = newest === null ? null : facts.line('nav', newest);
    return [netAssetValue(nav === null ? null : nav.value / 100)];
  }
  const face = (facts.given('face_value', newest ?? 0) ?? 0) / 100;
  return fairValues({
    eps: ofToday(valueOf(told, 'eps'), shareFactor),
    book_value: ofToday(valueOf(told, 'book_value'), shareFactor),
    median_pe: medians(company.sector_id, 'price_earnings'),
    median_pb: medians(company.sector_id, 'price_book'),
    roe: fraction(valueOf(told, 'roe')),
    payout: fraction(valueOf(told, 'payout')),
    cash: dividends?.cash.map((cash) => (cash === null ? null : cash * face)) ?? [],
    required_return: required_return === undefined ? undefined : required_return / 100,
    as_of,
  });
};
