import './circuit.css';
import { instant } from '@chuli/kernel';
import { t } from '@chuli/language';
import { PanelHead, kathmanduTime } from '@chuli/ui';
import { Check, Minus } from 'lucide-react';
import { useMemo } from 'react';
import { SIDE_WORDS, STATE_WORDS } from '../../shared/market/limit-words.ts';
import { SmallChart, halfYear } from '../../shared/chart/small-chart.tsx';
import { type CircuitReply, type CircuitRow, factValue, factWords } from './circuit-words.ts';

const FactLine = ({ fact, side }: { fact: CircuitRow['facts'][number]; side: CircuitRow['side'] }) => (
  <li className={fact.holds === true ? 'holds' : 'fails'}>
    {fact.holds === true ? (
      <Check aria-label={t('met')} role="img" />
    ) : (
      <Minus aria-label={fact.holds === null ? t('unknown') : t('not met')} role="img" />
    )}
    <span>{factWords(fact, side)}</span>
    <b>{factValue(fact) ?? t('n/a')}</b>
  </li>
);

/** The facts of the chosen stock one by one, and its price. */
export const CircuitBeside = ({
  row,
  shown: { reply },
}: {
  row: CircuitRow;
  shown: { reply: CircuitReply };
}) => {
  const { symbol, state, side, since, facts, facts_holding, facts_known } = row;
  const drawn = useMemo(() => halfYear(reply.as_of), [reply.as_of]);
  return (
    <>
      <section aria-label={t('Set-up facts')}>
        <PanelHead
          title={symbol}
          note={t('{holding} of {known} known facts hold', { holding: facts_holding, known: facts_known })}
        >
          <span className={state === 'locked' || state === 'at' ? 'chip is-warn' : 'chip'}>
            {`${t(STATE_WORDS[state])} · ${t(SIDE_WORDS[side])}`}
            {since !== null && ` · ${t('since {time}', { time: kathmanduTime(instant(since * 1_000)) })}`}
          </span>
        </PanelHead>
        <ul className="circuit-facts">
          {facts.map((fact) => (
            <FactLine key={fact.fact} fact={fact} side={side} />
          ))}
        </ul>
      </section>
      <SmallChart symbol={symbol} drawn={drawn} />
    </>
  );
};
