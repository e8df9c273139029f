import { type TradingDate, daysBetween } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { dateText, shareText } from '@chuli/ui';
import { DotField, type FieldDot } from '../../shared/chart/dot-field.tsx';
import type { AuctionRow } from './auction-columns.ts';

/** Percent below the ordinary close at the foot of the field. */
const LOWEST = -80;

const heightOf = (percent: number): number => Math.max(0, Math.min(1, (percent - LOWEST) / -LOWEST));

const dotsOf = (row: AuctionRow, x: number): FieldDot[] => {
  const { symbol, opens_on, discount, cut_off_discount } = row;
  const dot = (id: string, percent: number | null, tone: FieldDot['tone'], word: string): FieldDot[] =>
    percent === null
      ? []
      : [
          {
            id: `${symbol} ${opens_on} ${id}`,
            x,
            y: heightOf(percent),
            tone,
            name: id === 'cut' ? symbol : undefined,
            text: t('{symbol}, {date}: {word} {percent} % against the ordinary close', {
              symbol,
              date: dateText(opens_on),
              word,
              percent: shareText(percent),
            }),
          },
        ];
  return [
    ...dot('cut', cut_off_discount, undefined, t('Cut-off')),
    ...dot('floor', discount, 'ink', t('Floor')),
  ];
};

/** Where floors and cut-offs lay against the ordinary share, over time. */
export const AuctionPrices = ({ rows }: { rows: readonly AuctionRow[] }) => {
  const days = rows.map(({ opens_on }) => opens_on).toSorted();
  const [first, last]: (TradingDate | undefined)[] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = Math.max(1, daysBetween(first, last));
  const xOf = (day: TradingDate): number => daysBetween(first, day) / span;
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].flatMap((year) => {
    const start = days.find((day) => day.startsWith(year));
    return start === undefined ? [] : [{ at: xOf(start), text: digits(start.slice(0, 7)) }];
  });
  return (
    <DotField
      title={t('Floor and cut-off against the ordinary close')}
      note={t('blue: cut-off · grey: floor; percent below the ordinary share')}
      dots={rows.flatMap((row) => dotsOf(row, xOf(row.opens_on)))}
      across={[0, -20, -40, -60, -80].map((percent) => ({
        at: heightOf(percent),
        text: digits(`${percent} %`).replace('-', '−'),
        isStrong: percent === 0,
      }))}
      up={years}
    />
  );
};
