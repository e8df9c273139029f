import { t } from '@chuli/language';
import { Check, X } from 'lucide-react';
import { type Fact, comparison, factText } from './signal-words.ts';

const FactLine = ({ fact, isAlternative }: { fact: Fact; isAlternative: boolean }) => {
  const figures = comparison(fact);
  return (
    <li className={fact.holds ? 'holds' : 'fails'}>
      {fact.holds ? <Check aria-label={t('met')} role="img" /> : <X aria-label={t('not met')} role="img" />}
      <span>
        {isAlternative && <em>{t('or')} </em>}
        {factText(fact)}
      </span>
      {figures !== null && <b>{figures}</b>}
    </li>
  );
};

/** Every condition of a rule with its two values at the bar of the signal; of alternatives one is enough. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className="fact-list">
    {facts.map((fact, index) => (
      <FactLine
        key={`${fact.clause} ${fact.says}`}
        fact={fact}
        isAlternative={facts[index - 1]?.clause === fact.clause}
      />
    ))}
  </ul>
);
