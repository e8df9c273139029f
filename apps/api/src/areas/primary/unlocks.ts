import { type QueryOf, type ReplyOf, unlockContracts } from '@chuli/contracts';
import { type Paisa, type TradingDate, addDays, paisa, percentOf, tradingDate } from '@chuli/kernel';
import { PROMOTER_CONVERSION } from '@chuli/market';
import { type LockIn, listLockIns } from '@chuli/registry/primary';
import { type Company, companyOn, listCompanies } from '@chuli/registry/reference';
import { latestBars } from '@chuli/tape/stock';
import { ratioOf, rupeesOrNull } from '../../figures/figures.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';
import { eventDay } from './event-day.ts';
import { checkRange } from './offers.ts';
import { type UsualTurnover, usualTurnover } from './usual-turnover.ts';

type UnlockReply = ReplyOf<typeof unlockContracts.unlocks>;
type UnlockRow = UnlockReply['rows'][number];

const END_OF_TIME = tradingDate('2149-06-06');

const convertible = ({ kind }: LockIn, sectorId: number | null, day: TradingDate): boolean | null => {
  if (kind !== 'promoter') return true;
  const { yes, no } = PROMOTER_CONVERSION.on(day);
  const isIn = (ids: readonly number[]): boolean => sectorId !== null && ids.includes(sectorId);
  if (isIn(yes)) return true;
  return isIn(no) ? false : null;
};

type Known = { company: Company; close: Paisa | undefined; usual: UsualTurnover; as_of: TradingDate };

const toRow = (lockIn: LockIn, { company, close, usual, as_of }: Known): UnlockRow => {
  const { symbol, kind, ends_on, is_assumed } = lockIn;
  // The list of today says how many there are; what it said on an earlier day nobody knows.
  const units = company.said_since > as_of ? null : lockIn.units;
  const amount = close === undefined || units === null ? null : paisa(close * units);
  const average = usual.of(symbol);
  return {
    symbol,
    name: company.name,
    sector_id: company.sector_id,
    kind,
    ends_on,
    is_assumed,
    units,
    of_float:
      units === null || company.public_shares === null ? null : percentOf(units, company.public_shares),
    amount: rupeesOrNull(amount),
    average_amount_20: rupeesOrNull(average),
    days_of_turnover: ratioOf(amount, average),
    convertible: convertible(lockIn, company.sector_id, as_of),
  };
};

/** Lock-ins that end in a range with what they come to, as known on a day. */
export const unlocksOf = async (
  asked: Asked<{ as_of?: TradingDate | undefined }>,
  question: Pick<QueryOf<typeof unlockContracts.unlocks>, 'kind' | 'symbol' | 'from' | 'to'>,
): Promise<UnlockReply> => {
  const { tape, registry, reference, clock, sessions, query } = asked;
  checkRange(question);
  const { daily } = await sessions();
  const as_of = eventDay(daily, query.as_of, clock);
  const isRewound = latest(daily, as_of, clock) < latest(daily, undefined, clock);
  const from = question.from ?? addDays(as_of, 1);
  const [lockIns, companies, bars, usual] = await Promise.all([
    listLockIns(registry, { ...question, as_of, from, to: question.to ?? END_OF_TIME }),
    listCompanies(reference, { as_of }),
    latestBars(tape, { as_of, since: addDays(as_of, -366) }),
    usualTurnover(asked, as_of),
  ]);
  const described = new Map(companies.map((company) => [company.symbol, company]));
  const closes = new Map(bars.map(({ symbol, close }) => [symbol, close]));
  const rows = lockIns.flatMap((lockIn) => {
    const company = described.get(lockIn.symbol);
    if (company === undefined) return [];
    const onDay = isRewound ? companyOn(company, as_of) : { ...company, said_since: as_of };
    return [toRow(lockIn, { company: onDay, close: closes.get(lockIn.symbol), usual, as_of })];
  });
  return { as_of, market_week: rupeesOrNull(usual.marketWeek), rows };
};

export const unlockEndpoints = implement(unlockContracts, {
  unlocks: (asked) => unlocksOf(asked, asked.query),
});
