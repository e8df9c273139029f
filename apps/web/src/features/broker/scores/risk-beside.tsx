import './scores.css';
import { t } from '@chuli/language';
import { Panel, PanelHead, Value, amountLabel, classNames, quantityText, shareText } from '@chuli/ui';
import { RISK_FACTS, type RiskFact, type RiskRow, factWord } from '../../../shared/stock/risk-words.ts';
import type { RiskReply } from './score-stats.tsx';

const placeText = (place: number | null): string =>
  place === null
    ? t('its own past is too short')
    : t('above {percent} % of its past', { percent: shareText(place) });

type Figure = (row: RiskRow, reply: RiskReply) => string;

/** What each fact rests on. */
const FIGURES: Record<RiskFact, Figure> = {
  gathered: ({ hhi, hhi_place }) => `${t('HHI')} ${quantityText(hhi)} · ${placeText(hhi_place)}`,
  same_broker: ({ same_broker_percent, same_broker_place }) =>
    `${shareText(same_broker_percent)} % · ${placeText(same_broker_place)}`,
  few_brokers: ({ brokers, brokers_place }) =>
    `${t('{count} brokers', { count: quantityText(brokers) })} · ${placeText(brokers_place)}`,
  small_float: ({ float_cap }, { small_float }) => againstLine(float_cap, small_float),
  small_turnover: ({ turnover }, { small_turnover }) => againstLine(turnover, small_turnover),
};

const againstLine = (amount: number | null, line: number): string =>
  amount === null
    ? t('not known')
    : t('{amount}, small below {line}', { amount: amountLabel(amount), line: amountLabel(line) });

const markOf = (holds: boolean | null): string | undefined => {
  if (holds === null) return 'is-unknown';
  return holds ? 'is-held' : undefined;
};

const HOLDS_WORDS = { true: 'holds', false: 'does not hold' } as const;
const holdsText = (holds: boolean | null): string =>
  holds === null ? t('not known') : t(HOLDS_WORDS[`${holds}`]);

/** The facts of one stock, each with its figure; what is not known is hatched. */
export const RiskBeside = ({ row, shown: { reply } }: { row: RiskRow; shown: { reply: RiskReply } }) => (
  <Panel label={row.symbol}>
    <PanelHead
      title={row.symbol}
      note={t('{held} of {known} facts hold', {
        held: quantityText(row.held),
        known: quantityText(row.known),
      })}
    />
    <div className="risk-facts">
      {RISK_FACTS.map((fact) => (
        <Fact key={fact} fact={fact} row={row} reply={reply} />
      ))}
    </div>
    <p className="panel-foot">
      {t('Close')} <Value format="rupees" value={row.close} />
    </p>
  </Panel>
);

const Fact = ({ fact, row, reply }: { fact: RiskFact; row: RiskRow; reply: RiskReply }) => (
  <>
    <i className={markOf(row[fact])} role="img" aria-label={holdsText(row[fact])} />
    <span className={classNames(row[fact] !== true && 'is-quiet')}>{factWord(fact)}</span>
    <span className={classNames('figure', row[fact] !== true && 'is-quiet')}>
      {FIGURES[fact](row, reply)}
    </span>
  </>
);
