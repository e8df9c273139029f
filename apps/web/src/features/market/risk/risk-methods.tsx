import { type Phrase, digits, t } from '@chuli/language';
import { Panel, PanelHead, quantityText } from '@chuli/ui';
import { type RiskReply, amountOf, rupeesAtRisk } from './risk-figures.ts';
import { METHOD_WORDS, lampOf, percentText, readingOf } from './risk-words.ts';

const INK = { up: 'text-up', warn: 'text-warn', down: 'text-down', none: 'text-muted' } as const;

const Lamp = ({ row }: { row: NonNullable<RiskReply['backtest']>['rows'][number] }) => {
  const { shape, tone, word } = lampOf(row);
  return (
    <span className={INK[tone]}>
      {shape} {t(word)}
    </span>
  );
};

type Held = NonNullable<RiskReply['backtest']>['rows'][number];

/** What became of the forecasts of a method; dashes where none can be judged. */
const HeldCells = ({ held }: { held: Held | undefined }) => {
  if (held === undefined)
    return (
      <>
        <td>–</td>
        <td className="is-wide">–</td>
        <td className="is-wide">–</td>
        <td className="is-text">–</td>
        <td className="is-reading is-wide">–</td>
      </>
    );
  const told = { breaches: quantityText(held.breaches), expected: String(held.expected) };
  return (
    <>
      <td>{t('{breaches} of {expected}', told)}</td>
      <td className="is-wide">{digits(held.coverage_lr.toFixed(2))}</td>
      <td className="is-wide">{digits(held.independence_lr.toFixed(2))}</td>
      <td className="is-text">
        <Lamp row={held} />
      </td>
      <td className="is-reading is-wide">{readingOf(held)}</td>
    </>
  );
};

const HEADINGS: readonly { label: Phrase; className?: string }[] = [
  { label: 'Method' },
  { label: 'Loss' },
  { label: 'Rs' },
  { label: 'Shortfall', className: 'is-wide' },
  { label: 'Breaches' },
  { label: 'Coverage', className: 'is-wide' },
  { label: 'Runs', className: 'is-wide' },
  { label: 'Verdict', className: 'is-text' },
  { label: 'Reading', className: 'is-reading is-wide' },
];

/** What the three methods say, and how each held: two of three are wrong of most stocks, and this tells which. */
export const RiskMethods = ({ reply, amount }: { reply: RiskReply; amount: string }) => (
  <Panel label={t('Methods')}>
    <PanelHead
      title={t('Methods')}
      note={
        reply.backtest === null
          ? t('fewer than 500 sessions: none can be judged')
          : t('one session, {count} forecasts', { count: quantityText(reply.backtest.series.length) })
      }
    />
    <div className="risk-scroll">
      <table className="risk-table">
        <thead>
          <tr>
            {HEADINGS.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reply.rows.map(({ method, var: loss, shortfall }) => (
            <tr key={method}>
              <td>{t(METHOD_WORDS[method])}</td>
              <td>
                <b>{digits(percentText(loss))}</b>
              </td>
              <td>{quantityText(rupeesAtRisk(amountOf(amount), loss))}</td>
              <td className="is-wide">{digits(percentText(shortfall))}</td>
              <HeldCells held={reply.backtest?.rows.find((row) => row.method === method)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);
