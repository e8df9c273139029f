import './flow-matrix.css';
import { digits, t } from '@chuli/language';
import { Panel, PanelHead, Value, classNames } from '@chuli/ui';
import { Link } from 'react-router';
import type { HrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { type PivotReply, byChance, cellClass, heatClass, mostUnusual, zText } from './matrix-cells.ts';
import { type Dimension, type Measure, cellText, fullText, keyText, unitOf } from './matrix-words.ts';
import { brokerPath } from '../../shared/broker/broker-path.ts';

const MOST_UNUSUAL = 10;
const RAMP = ['d4', 'd3', 'd2', 'd1', '0', 'u1', 'u2', 'u3', 'u4'] as const;

export type MatrixShown = {
  reply: PivotReply;
  values: { rows: Dimension; columns: Dimension; measure: Measure };
  href: HrefWithAsOf;
};

const Key = ({ of, dimension }: { of: string; dimension: Dimension }) =>
  dimension === 'broker' ? <Value format="broker" value={of} /> : <b>{keyText(of, dimension)}</b>;

const withheldText = ({ withheld, sessions, sessions_missing }: PivotReply): string =>
  withheld === 'coverage'
    ? t('Not judged: {known} of {all} sessions known', {
        known: sessions.length,
        all: sessions.length + sessions_missing,
      })
    : t('Not judged: fewer than 60 known sessions before this range');

/** What the colours mean, and how many chance alone would give. */
const Legend = ({ reply }: { reply: PivotReply }) => (
  <div className="mx-legend">
    {reply.withheld !== null ? (
      <span>{withheldText(reply)}</span>
    ) : (
      <>
        <span>{t('Colour: against the cell’s own 60 known sessions before, z')}</span>
        <span className="ramp">
          <span>{t('Sold')}</span>
          {RAMP.map((step) => (
            <i key={step} className={`h-${step}`} />
          ))}
          <span>{t('Bought')}</span>
        </span>
        <span className="phone:hidden">{t('steps at ±2, 3, 5, 9')}</span>
        <span>
          <i className="nj-key" /> {t('met on fewer than 15 sessions: not judged')}
        </span>
        <span className="ml-auto">
          {t('{beyond} of {judged} cells beyond ±2; chance alone gives about {chance}', {
            beyond: reply.beyond,
            judged: reply.judged,
            chance: byChance(reply.judged),
          })}
        </span>
      </>
    )}
  </div>
);

const MatrixHead = ({ reply, values }: Omit<MatrixShown, 'href'>) => (
  <thead>
    <tr>
      <th className="row" scope="col">
        {t(unitOf(values.measure))}
      </th>
      <th scope="col">{t('All')}</th>
      {reply.columns.map(({ key, total }) => (
        <th key={key} scope="col" title={fullText(total, values.measure)}>
          <b>{keyText(key, values.columns)}</b>
        </th>
      ))}
    </tr>
  </thead>
);

const MatrixBody = ({ reply, values }: Omit<MatrixShown, 'href'>) => (
  <tbody>
    {reply.rows.map((row) => (
      <tr key={row.key}>
        <th className="row" scope="row">
          <Key of={row.key} dimension={values.rows} />
        </th>
        <td className="sum" title={fullText(row.total, values.measure)}>
          {cellText(row.total, values.measure)}
        </td>
        {row.cells.map((cell, place) => (
          <td
            key={reply.columns[place]?.key}
            className={cellClass(cell, reply.withheld === null && values.measure !== 'share')}
            title={[
              fullText(cell.value, values.measure),
              ...(cell.z === null ? [] : [`z ${zText(cell.z)}`]),
              t('met on {met} of 60', { met: cell.met }),
            ].join(' · ')}
          >
            {cellText(cell.value, values.measure)}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const MatrixFoot = ({ reply, values }: Omit<MatrixShown, 'href'>) =>
  reply.rest === null ? null : (
    <tfoot>
      <tr>
        <th className="row" scope="row">
          {t('Other {count}', { count: reply.rows_left })}
        </th>
        <td className="sum">{cellText(reply.rest.total, values.measure)}</td>
        {reply.rest.cells.map((value, place) => (
          <td key={reply.columns[place]?.key}>{cellText(value, values.measure)}</td>
        ))}
      </tr>
    </tfoot>
  );

/** Where a pair leads: the brokers of the stock, or the stocks of the broker. */
const hrefOf = ({ href, values }: MatrixShown, row: string, column: string): string => {
  const named = { [values.rows]: row, [values.columns]: column } as Partial<Record<Dimension, string>>;
  return named.symbol === undefined
    ? href(brokerPath(), { broker: named.broker ?? '' })
    : href('/brokers-analytics', { symbol: named.symbol });
};

const Unusual = (shown: MatrixShown) => {
  const cells = mostUnusual(shown.reply, MOST_UNUSUAL);
  const { rows, columns, measure } = shown.values;
  return (
    <Panel label={t('Most unusual')}>
      <PanelHead title={t('Most unusual')} note={t('by the cell’s own history')} />
      <table className="tbl">
        <tbody>
          {cells.map(({ row, column, cell }) => (
            <tr key={`${row} ${column}`}>
              <td>
                <Link to={hrefOf(shown, row, column)}>
                  {keyText(row, rows)} <b>{keyText(column, columns)}</b>
                </Link>
              </td>
              <td className="end">{fullText(cell.value, measure)}</td>
              <td className="end">
                <span className={classNames('mx-z', heatClass(cell.z))}>{zText(cell.z)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cells.length === 0 && <p className="px-3 pb-3 text-muted">{t('No cell lies beyond ±2.')}</p>}
      {shown.reply.history !== null && (
        <div className="panel-foot">
          {t('History: {count} known sessions, {from} to {to}', {
            count: shown.reply.history.sessions,
            from: digits(shown.reply.history.from),
            to: digits(shown.reply.history.to),
          })}
        </div>
      )}
    </Panel>
  );
};

/** Any two of broker, stock, sector and session against each other; each cell coloured by its own history. */
export const FlowMatrix = (shown: MatrixShown) => (
  <>
    <Legend reply={shown.reply} />
    <div className="mx-grid">
      <div className="mx-scroll">
        <table className="mx" style={{ minWidth: 186 + 46 * shown.reply.columns.length }}>
          <MatrixHead {...shown} />
          <MatrixBody {...shown} />
          <MatrixFoot {...shown} />
        </table>
      </div>
      <Unusual {...shown} />
    </div>
  </>
);
