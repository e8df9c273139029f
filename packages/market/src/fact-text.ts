import { type Paisa, type Weekday, toRupees } from '@chuli/kernel';
import type { GainsTaxRates } from './capital-gains-tax.ts';
import type { Slab } from './commission.ts';
import type { FirstDayBasis } from './first-day-range.ts';
import type { FloatCapLines } from './float-cap-lines.ts';
import { groupDigits } from './format-amount.ts';
import type { IndexHalt } from './index-halts.ts';
import type { InstrumentGroup } from './instruments.ts';
import type { PriceBands } from './price-limits.ts';
import type { Period, SessionClock } from './session-clock.ts';
import type { Ticks } from './ticks.ts';
import type { CloseRule, OpenRule } from './trading-rules.ts';

const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
const perLakh = (rupees: number): string => `${rupees / 1_000} %`;
export const rupeesText = (amount: Paisa): string => `Rs ${groupDigits(toRupees(amount))}`;
const step = (paisas: number): string => (paisas < 100 ? `${paisas} paisa` : `Rs ${paisas / 100}`);

const two = (number: number): string => String(number).padStart(2, '0');
const time = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const period = ({ from, to }: Period): string => `${time(from)}–${time(to)}`;

export const weekText = (days: readonly Weekday[]): string => days.join(', ');

export const clockText = ({ preOpen, matching, continuous, friday, hasOrderQueue }: SessionClock): string =>
  [
    `pre-open ${period(preOpen)}`,
    `matching ${period(matching)}`,
    `session ${period(continuous)}`,
    ...(friday === null ? [] : [`Fridays ${period(friday)}`]),
    ...(hasOrderQueue ? ['orders may be queued outside the session'] : []),
  ].join(', ');

export const bandsText = ({ preOpen, order, daily }: PriceBands): string =>
  `day ±${percent(daily)} and pre-open ±${percent(preOpen)} of the previous close, order ±${percent(order)} of the last price`;

const FIRST_DAY_WORDS: Readonly<Record<FirstDayBasis, string>> = {
  'net-worth': 'net worth per share',
  'face-value': 'face value',
};

export const firstDayText = ({ basis, multiple }: { basis: FirstDayBasis; multiple: number }): string =>
  `from the ${FIRST_DAY_WORDS[basis]} to ${multiple} times that`;

export const haltsText = (halts: readonly IndexHalt[]): string =>
  halts
    .map(({ move, before, minutes }) =>
      [
        `±${percent(move)}`,
        ...(before === null ? [] : [`before ${time(before)}`]),
        minutes === null ? 'closes the day' : `halts for ${minutes} minutes`,
      ].join(' '),
    )
    .join('; ');

export const ticksText = (ticks: Ticks): string =>
  `shares ${step(ticks.share)} (${step(ticks.shareBelowFifty)} below Rs 50), debentures ${step(ticks.debenture)}, mutual funds ${step(ticks['mutual-fund'])}`;

type PerGroup = Readonly<Record<InstrumentGroup, number>>;

export const lotsText = (lots: PerGroup): string =>
  `${lots.share} shares, ${lots.debenture} debentures, ${lots['mutual-fund']} mutual fund units`;

export const unitsText = (units: number): string => `${units} units`;

const OPEN_WORDS: Readonly<Record<OpenRule, string>> = {
  'first-trade': 'first trade large enough to set a price',
  'not-published': 'not published',
};

export const openText = (rule: OpenRule): string => OPEN_WORDS[rule];

const CLOSE_WORDS: Readonly<Record<CloseRule, string>> = {
  'last-trade': 'last trade',
  'average-last-15-minutes': 'volume-weighted average of the last 15 minutes',
};

export const closeText = (rule: CloseRule): string => CLOSE_WORDS[rule];

export const settlementText = (rule: { days: number; closeOutPenaltyPercent: number }): string =>
  `T+${rule.days}, close-out penalty ${rule.closeOutPenaltyPercent} %`;

export const slabsText = (slabs: readonly Slab[]): string =>
  slabs
    .map(({ upTo, perLakh: rate }) => {
      if (upTo !== null) return `${perLakh(rate)} up to ${rupeesText(upTo)}`;
      return slabs.length === 1 ? perLakh(rate) : `${perLakh(rate)} above`;
    })
    .join(', ');

export const feesText = (fees: PerGroup): string =>
  `shares ${perLakh(fees.share)}, mutual funds ${perLakh(fees['mutual-fund'])}, debentures ${perLakh(fees.debenture)}`;

export const gainsTaxText = ({ individualShort, individualLong, entity }: GainsTaxRates): string =>
  `individuals ${percent(individualShort)}, held over 365 days ${percent(individualLong)}; entities ${percent(entity)}`;

export const floatLinesText = ({ high, mid, low }: FloatCapLines): string =>
  `high from ${rupeesText(high)}, mid from ${rupeesText(mid)}, low from ${rupeesText(low)}, ultra-low below`;
