import { saidHere, t } from '@chuli/language';
import { EVIDENCE, STUDIED } from '@chuli/language/pages/evidence';
import { classNames, signedPercentText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { countVerdicts, recordsIn, verdictText } from '../../../shared/signal/verdict-summary.ts';

/** Beyond it luck is no longer likely. */
const CLEAR_T = 2;

/** Our own rules as the record counts them now. */
const OwnRules = () => {
  const href = useHrefWithAsOf();
  const { data } = useCall('/data/overall-chuli-performance/', asOfQuery(useAsOf()));
  if (data === undefined) return null;
  return (
    <p className="verdict">
      {verdictText(recordsIn(countVerdicts(data.rows)))}{' '}
      <Link className="text-accent underline" to={href('/chuli-performance')}>
        {t('See every rule')}
      </Link>
    </p>
  );
};

/** What was tried and does not beat the market: our own rules, counted, and those of our study, dated. */
export const WhatFails = () => (
  <section aria-labelledby="fails">
    <h2 id="fails">{t('What does not work')}</h2>
    <OwnRules />
    <p>{saidHere(EVIDENCE.fails)}</p>
    <table className="tbl evidence-table is-narrow">
      <caption className="sr-only">{t('Rules of our registered study')}</caption>
      <thead>
        <tr>
          <th>{t('Rule')}</th>
          <th className="end">{t('A year')}</th>
          <th className="end">{t('t value')}</th>
        </tr>
      </thead>
      <tbody>
        {STUDIED.map(({ rule, excess, t: value }) => (
          <tr key={rule.en} className={classNames(Math.abs(value) < CLEAR_T && 'is-muted')}>
            <td>{saidHere(rule)}</td>
            <td className="end">{`${signedPercentText(excess, 1)} %`}</td>
            <td className="end">{signedPercentText(value, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="age">{saidHere(EVIDENCE.survivors)}</p>
  </section>
);
