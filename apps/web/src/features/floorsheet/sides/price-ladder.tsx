import '../../../shared/chart/plot.css';
import './ladder.css';
import type { BrokerId } from '@chuli/kernel';
import { type Phrase, t } from '@chuli/language';
import { Panel, PanelHead, Value, classNames, quantityText, rupeesText } from '@chuli/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type HrefWithAsOf, useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { daysText } from '../bulk/bulk-row.ts';
import { Halves, SideKey, bySide } from '../bulk/side-bars.tsx';
import { LadderCandles } from './ladder-candles.tsx';
import { type Rung, rungAt, rungsOf } from './ladder-rows.ts';
import { type Level, type LevelsReply, sharesTitle, withoutSide } from './sides-row.ts';

/** Percent: where less is known, a delta says little of the whole. */
const HALF = 50;

const HEADS: readonly { label: Phrase; hint?: Phrase; rank?: 'c2' | 'c3' }[] = [
  { label: 'Price' },
  { label: 'Sold, bought', hint: 'Solid what orders show, hatched what is estimated' },
  { label: 'Bought', hint: 'Shares of orders that came in as buyers, as the orders show it', rank: 'c2' },
  { label: 'Sold', hint: 'Shares of orders that came in as sellers, as the orders show it', rank: 'c2' },
  { label: 'Est. bought', hint: 'Estimated, about 9 in 10 right; not part of the delta', rank: 'c3' },
  { label: 'Est. sold', hint: 'Estimated, about 9 in 10 right; not part of the delta', rank: 'c3' },
  {
    label: 'No side',
    hint: 'Matched before 11:00 in the auction, or without any sign of who came in',
    rank: 'c3',
  },
  {
    label: 'Delta',
    hint: 'Bought less sold, in percent of both; known sides only. Grey where most of it is estimated or unknown',
  },
  { label: 'Top buyer', rank: 'c2' },
  { label: 'Top seller', rank: 'c2' },
];

const Broker = ({ id, href }: { id: BrokerId | null; href: HrefWithAsOf }) =>
  id === null ? (
    <span className="text-faint">·</span>
  ) : (
    <Link to={href('/brokers-analytics', { by: 'broker', broker: id })}>{id}</Link>
  );

const shares = (count: number): ReactNode =>
  count === 0 ? <span className="text-faint">·</span> : quantityText(count);

const Cells = ({ level, longest, href }: { level: Level; longest: number; href: HrefWithAsOf }) => (
  <>
    <td className="bars">
      <Halves sides={level} title={sharesTitle(level)} longest={longest} />
    </td>
    <td className="end c2">{shares(level.bought)}</td>
    <td className="end c2">{shares(level.sold)}</td>
    <td className="end c3 text-muted">{shares(level.estimated_bought)}</td>
    <td className="end c3 text-muted">{shares(level.estimated_sold)}</td>
    <td className="end c3">{shares(withoutSide(level))}</td>
    <td className={classNames('end', (level.known_percent ?? 0) < HALF && 'is-muted')}>
      {level.delta === null ? (
        <span className="text-faint" title={t('No known side')}>
          –
        </span>
      ) : (
        <Value format="signedPercent" value={level.delta} />
      )}
    </td>
    <td className="end c2">
      <Broker id={level.top_buyer} href={href} />
    </td>
    <td className="end c2">
      <Broker id={level.top_seller} href={href} />
    </td>
  </>
);

/** A price at which nothing was traded keeps its height. */
const NoCells = () =>
  HEADS.slice(1).map(({ label, rank }) => (
    <td key={label} className={rank}>
      {'\u00a0'}
    </td>
  ));

type LadderProps = { reply: LevelsReply; rungs: readonly Rung[] };

/** What stands at a rung beside its price: the close and the average of the range. */
const marksOf = ({ reply, rungs }: LadderProps): ReadonlyMap<number, string> => {
  const marks = new Map<number, string>();
  const mark = (price: number | null, text: string): void => {
    const place = rungAt(rungs, reply.step, price);
    if (place !== null) marks.set(place, [marks.get(place), text].filter(Boolean).join(' · '));
  };
  mark(reply.sessions.at(-1)?.close ?? null, t('close'));
  mark(reply.vwap, t('VWAP'));
  return marks;
};

const Ladder = ({ reply, rungs }: LadderProps) => {
  const href = useHrefWithAsOf();
  const longest = Math.max(0, ...reply.rows.map(bySide));
  const marks = marksOf({ reply, rungs });
  return (
    <table className="tbl ladder">
      <thead>
        <tr>
          {HEADS.map(({ label, hint, rank }) => (
            <th
              key={label}
              scope="col"
              className={classNames('end', rank)}
              title={hint === undefined ? undefined : t(hint)}
            >
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rungs.map(({ price, level }, place) => (
          <tr key={price} className={classNames(marks.has(place) && 'is-marked')}>
            <th scope="row">
              <i>{marks.get(place)}</i>
              {rupeesText(price)}
            </th>
            {level === null ? <NoCells /> : <Cells level={level} longest={longest} href={href} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** One candle for a whole session tells nothing that the prices beside it do not. */
const hasCandles = ({ sessions }: LevelsReply): boolean =>
  sessions.length > 1 || sessions[0]?.method === 'time';

/** Prices from the highest down by who came in, with the candles of the range on the same heights. */
export const PriceLadder = ({ reply }: { reply: LevelsReply }) => {
  const rungs = rungsOf(reply);
  const highest = rungs[0]?.price;
  if (highest === undefined || reply.step === null) return null;
  const title = t('{symbol}, by price', { symbol: reply.symbol });
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('steps of Rs {step}; dashed: the average of all trades', { step: rupeesText(reply.step) })}
        asOf={daysText(reply.from_date, reply.to_date)}
      />
      <div className={classNames('ladder-box', !hasCandles(reply) && 'is-alone')}>
        {hasCandles(reply) && <LadderCandles reply={reply} highest={highest} rungs={rungs.length} />}
        <Ladder reply={reply} rungs={rungs} />
      </div>
      <SideKey />
    </Panel>
  );
};
