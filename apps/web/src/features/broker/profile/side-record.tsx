import { digits, t } from '@chuli/language';
import {
  IntervalGlyph,
  Panel,
  PanelHead,
  Value,
  amountLabel,
  quantityText,
  shareText,
  signedPercentText,
} from '@chuli/ui';
import { excessFigures } from '../../../shared/signal/excess-figures.ts';
import { type BrokerRecord, SIDES, type SideRecord, VERDICTS, isUnprovenOff } from './profile-words.ts';

type Horizon = SideRecord['horizons'][number];

const HorizonRow = ({ row }: { row: Horizon }) => {
  const figures = excessFigures({ ...row, mean_excess: row.mean });
  const few = t('Fewer than 30 heavy days, or too few weeks of them');
  return (
    <tr className={row.verdict === 'none' ? 'is-none' : undefined}>
      <th scope="row">{quantityText(row.sessions)}</th>
      <td>{figures !== null && <IntervalGlyph mean={figures[0]} low={figures[1]} high={figures[2]} />}</td>
      <td className="num">
        <Value format="figure" value={row.mean === null ? null : signedPercentText(row.mean)} unknown={few} />
      </td>
      <td className="num q">
        {figures === null ? (
          <Value format="figure" value={null} unknown={few} />
        ) : (
          t('{low} to {high}', {
            low: signedPercentText(figures[1], 1),
            high: signedPercentText(figures[2], 1),
          })
        )}
      </td>
      <td className="num q">
        <Value format="figure" value={row.lead === null ? null : signedPercentText(row.lead)} unknown={few} />
      </td>
      <td className="num">{quantityText(row.number)}</td>
    </tr>
  );
};

const HEADS = ['Sessions', '−4 · 0 · +4 %', 'Excess %', '95 % interval', 'vs others', 'Times'] as const;

const Horizons = ({ side }: { side: SideRecord }) => (
  <div className="heavy-scroll">
    <table className="tbl">
      <thead>
        <tr>
          {HEADS.map((head, place) => (
            <th key={head} scope="col" className={place > 1 ? 'num' : undefined}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {side.horizons.map((row) => (
          <HorizonRow key={row.sessions} row={row} />
        ))}
      </tbody>
    </table>
  </div>
);

const costText = ({ horizons }: SideRecord): string => {
  const costs = horizons.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  if (costs.length === 0) return '';
  return t('Buying and selling would have cost {low} to {high} % of it, fees and tax.', {
    low: shareText(Math.min(...costs)),
    high: shareText(Math.max(...costs)),
  });
};

/** What the figures are, how many were tried, and why one that looks like something is not called so. */
const Prose = ({ side, record }: { side: SideRecord; record: BrokerRecord }) => (
  <div className="heavy-prose">
    <p>
      {t('Excess of the share over the equal-weight market, before costs.')} {costText(side)}{' '}
      {t('vs others: less what followed the heavy days of other brokers in the same session.')}
    </p>
    {side.horizons.some(isUnprovenOff) && (
      <p>
        <b>{t('An interval that leaves zero is not yet evidence:')}</b>{' '}
        {t(
          '{count} figures of {brokers} brokers were judged at once, and what follows heavy days of anybody is not this broker’s doing.',
          { count: quantityText(record.figures_judged), brokers: quantityText(record.brokers) },
        )}
      </p>
    )}
  </div>
);

/** What followed heavy buying or selling, with the verdict first; no evidence is what stands unless luck is ruled out. */
export const SideRecordPanel = ({ side, record }: { side: SideRecord; record: BrokerRecord }) => {
  const { title, none } = SIDES[side.side];
  return (
    <Panel label={t(title)} className="heavy-record">
      <PanelHead title={t(title)} asOf={t('to {date}', { date: digits(record.record_to ?? record.as_of) })} />
      <div className="heavy-verdict">
        <b className={side.verdict === 'none' ? undefined : `is-${side.verdict}`}>
          {t(VERDICTS[side.verdict])}
        </b>
        <span>
          {side.heavy_days === 0
            ? t(none)
            : t('{count} heavy days: a net of Rs {amount} and {percent} % of a stock’s turnover, or more', {
                count: quantityText(side.heavy_days),
                amount: amountLabel(record.smallest_amount),
                percent: quantityText(record.smallest_percent),
              })}
        </span>
      </div>
      {side.heavy_days > 0 && (
        <>
          <Horizons side={side} />
          <Prose side={side} record={record} />
        </>
      )}
    </Panel>
  );
};
