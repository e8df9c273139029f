import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { shareText } from '@chuli/ui';
import { DotField, type FieldDot } from '../../shared/chart/dot-field.tsx';

type FavouriteRow = RowOf<'/data/broker-favourite-hold-release/'>;

const NAMED = 8;
const LIFTS = [0.1, 1, 10, 100];

/** A lift of a hundred and one of two stand a hand apart: shares of thin stocks are many times the usual. */
const placeOf = (lift: number, most: number): number =>
  (Math.log10(Math.max(lift, 0.1)) + 1) / (Math.log10(most) + 1);

const textOf = ({ broker, symbol, favour, lift }: FavouriteRow): string =>
  t('{broker} in {symbol}: {favour} % of its turnover, {lift} times its share of the market', {
    broker,
    symbol,
    favour: shareText(favour ?? 0),
    lift: shareText(lift ?? 0),
  });

/** How much of its turnover a stock is to a broker, against how much more than elsewhere it trades it. */
export const FavouriteDots = ({ rows }: { rows: readonly FavouriteRow[] }) => {
  const known = rows.flatMap((row) =>
    row.favour === null || row.lift === null ? [] : [{ row, favour: row.favour, lift: row.lift }],
  );
  const mostFavour = Math.max(1, ...known.map(({ favour }) => favour));
  const mostLift = Math.max(10, ...known.map(({ lift }) => lift));
  const dots: FieldDot[] = known
    .toSorted((a, b) => b.favour - a.favour)
    .map(({ row, favour, lift }, place) => ({
      id: `${row.broker} ${row.symbol}`,
      // One small broker with one stock would press all others against the edge.
      x: Math.sqrt(favour / mostFavour),
      y: placeOf(lift, mostLift),
      name: place < NAMED ? `${row.broker} ${row.symbol}` : undefined,
      text: textOf(row),
    }));
  return (
    <DotField
      title={t('Favour and lift')}
      note={t('across: % of its turnover · up: times its share of the market')}
      dots={dots}
      across={LIFTS.filter((lift) => lift <= mostLift).map((lift) => ({
        at: placeOf(lift, mostLift),
        text: `${lift}×`,
        isStrong: lift === 1,
      }))}
      up={[{ at: 1, text: `${shareText(mostFavour)} %` }]}
    />
  );
};
