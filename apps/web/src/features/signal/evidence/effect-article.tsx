import type { RowOf } from '@chuli/contracts';
import { type Phrase, digits, say, t } from '@chuli/language';
import { IntervalGlyph, dateText, quantityText, shareText, signedPercentText } from '@chuli/ui';
import { GradeMeter } from './grade-meter.tsx';
import { YearBars } from './year-bars.tsx';

type Effect = RowOf<'/data/effects/'>;
type Figures = Effect['record'][number];

const PERIODS = {
  in: '2012 to 2021',
  out: 'since 2022',
  since: 'since it was frozen',
} as const satisfies Record<Figures['period'], Phrase>;

const nameOf = ({ exit, of, bonus_from }: Figures): string => {
  if (bonus_from !== null)
    return t('Bonus of {percent} % or more, {count} sessions', {
      percent: digits(String(bonus_from)),
      count: digits(exit),
    });
  if (exit === 'rule') return of === 'net' ? t('After fees and tax') : t('Before costs');
  return t('{count} sessions later', { count: digits(exit) });
};

const Row = ({ figures }: { figures: Figures }) => {
  const { mean, interval_low: low, interval_high: high, worse_percent, events } = figures;
  return (
    <tr>
      <td>{nameOf(figures)}</td>
      <td className="end">{mean === null ? '' : `${signedPercentText(mean, 1)} %`}</td>
      <td className="is-desk">
        {mean !== null && low !== null && high !== null && (
          <IntervalGlyph mean={mean} low={low} high={high} />
        )}
      </td>
      <td className="end">
        {low !== null && high !== null && `${signedPercentText(low, 1)} … ${signedPercentText(high, 1)}`}
      </td>
      <td className="end is-desk">{worse_percent === null ? '' : `${shareText(worse_percent)} %`}</td>
      <td className="end">{quantityText(events)}</td>
    </tr>
  );
};

const Period = ({ period, rows }: { period: Figures['period']; rows: readonly Figures[] }) => (
  <tbody>
    <tr className="is-group">
      <th colSpan={6} scope="rowgroup">
        {t(PERIODS[period])}
      </th>
    </tr>
    {rows.map((row) => (
      <Row key={`${row.exit} ${row.of} ${row.bonus_from}`} figures={row} />
    ))}
  </tbody>
);

const Record = ({ effect }: { effect: Effect }) => (
  <table className="tbl evidence-table">
    <caption className="sr-only">{say(effect.title)}</caption>
    <thead>
      <tr>
        <th>{t('Against the average share')}</th>
        <th className="end">{t('Mean')}</th>
        <th className="is-desk w-26">{t('95 % interval')}</th>
        <th className="end">{t('from, to')}</th>
        <th className="end is-desk">{t('did worse')}</th>
        <th className="end">{t('Events')}</th>
      </tr>
    </thead>
    {(['in', 'out', 'since'] as const).map((period) => {
      const rows = effect.record.filter((row) => row.period === period && row.events > 0);
      return rows.length === 0 ? null : <Period key={period} period={period} rows={rows} />;
    })}
  </table>
);

const leftOutText = ({ left_out: { listing = 0, untradable = 0, open = 0, unknown = 0 } }: Effect): string =>
  t(
    'Not counted: {untradable} locked, thin or untraded, {listing} new listings, {open} not over, {unknown} not known.',
    {
      untradable: quantityText(untradable),
      listing: quantityText(listing),
      open: quantityText(open),
      unknown: quantityText(unknown),
    },
  );

/** One effect: its frozen text, its record, its years, and the grade that it gives itself. */
export const EffectArticle = ({ effect }: { effect: Effect }) => (
  <article className="effect" aria-labelledby={effect.id}>
    <h3 id={effect.id}>{say(effect.title)}</h3>
    <p className="frozen">{say(effect.text)}</p>
    <p className="age">{t('Text frozen {date}', { date: dateText(effect.frozen_on) })}</p>
    {effect.record.every(({ events }) => events === 0) ? (
      <p className="text-muted">{t('No event up to this day.')}</p>
    ) : (
      <Record effect={effect} />
    )}
    {effect.by_year.length > 0 && <YearBars years={effect.by_year} />}
    <p className="age">{leftOutText(effect)}</p>
    <GradeMeter effect={effect} />
  </article>
);
