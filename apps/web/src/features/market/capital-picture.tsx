import { say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { amountLabel, quantityText, shareText } from '@chuli/ui';
import { CoursePlot } from '../../shared/chart/course-plot.tsx';
import { RankedBars } from '../../shared/chart/ranked-bars.tsx';
import { FLOAT_CLASSES, FLOAT_CLASS_WORDS } from '../../shared/market/float-classes.ts';
import { type CapBy, type CapRow, companiesFor, rankedCaps } from './capital-rows.ts';

type Pictured = { reply: { rows: readonly CapRow[] }; values: { by?: CapBy } };

const MARKS = [50, 80] as const;

const percentText = (percent: number): string => `${shareText(percent)} %`;

/** The share of the whole that the largest companies hold together. */
const Concentration = ({ rows, by }: { rows: readonly CapRow[]; by: CapBy }) => {
  const ranked = rankedCaps(rows, by);
  if (ranked.length === 0) return null;
  const marks = MARKS.map((percent) => ({ percent, count: companiesFor(ranked, percent) }));
  return (
    <CoursePlot
      title={t('How few make the market')}
      note={t('{half} companies are 50 % of it, {most} are 80 %', {
        half: quantityText(marks[0]?.count ?? 0),
        most: quantityText(marks[1]?.count ?? 0),
      })}
      values={ranked.map(({ cumulative }) => cumulative)}
      bounds={[0, 104]}
      under={marks.map(({ count }) => ({ slot: count - 1, text: String(count) }))}
      marks={marks.map(({ percent, count }) => ({ slot: count - 1, at: percent, text: String(percent) }))}
      axisText={(value) => `${quantityText(value)} %`}
      readText={(index) => [
        t('The largest {count}', { count: index + 1 }),
        t('{percent} % of the market, down to {symbol}', {
          percent: shareText(ranked[index]?.cumulative ?? 0),
          symbol: ranked[index]?.symbol ?? '',
        }),
      ]}
    />
  );
};

const SectorShares = ({ rows, by }: { rows: readonly CapRow[]; by: CapBy }) => {
  const ranked = new Map(rankedCaps(rows, by).map(({ symbol, cap }) => [symbol, cap]));
  const total = [...ranked.values()].reduce((sum, cap) => sum + cap, 0);
  const sums = Map.groupBy(rows, ({ sector_id }) => sector_id);
  const sectors = SECTORS.flatMap(({ id, name }) => {
    const cap = (sums.get(id) ?? []).reduce((sum, { symbol }) => sum + (ranked.get(symbol) ?? 0), 0);
    return cap === 0 ? [] : [{ id: String(id), name: say(name), cap }];
  }).toSorted((a, b) => b.cap - a.cap);
  return (
    <RankedBars
      title={t('By sector')}
      note={t('share of the market')}
      rows={sectors.map(({ id, name, cap }) => ({
        id,
        name,
        value: cap,
        text: `${amountLabel(cap)} · ${percentText((100 * cap) / total)}`,
      }))}
    />
  );
};

/** Who makes up the market: the curve of the largest, and the sectors. */
export const CapitalPicture = ({ reply: { rows }, values: { by = 'market' } }: Pictured) => (
  <div className="small-plots">
    <Concentration rows={rows} by={by} />
    <SectorShares rows={rows} by={by} />
  </div>
);

/** What the public holds in each class. */
export const FloatPicture = ({ reply: { rows } }: Pick<Pictured, 'reply'>) => (
  <RankedBars
    title={t('Four classes of float')}
    note={t('companies, and what the public holds of them')}
    rows={FLOAT_CLASSES.map((category) => {
      const own = rows.filter((row) => row.category === category);
      const cap = own.reduce((sum, { float_cap }) => sum + (float_cap ?? 0), 0);
      return {
        id: category,
        name: t(FLOAT_CLASS_WORDS[category]),
        value: cap,
        text: t('{count} companies · Rs {amount}', { count: own.length, amount: amountLabel(cap) }),
      };
    })}
  />
);
