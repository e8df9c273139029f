import { t } from '@chuli/language';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { type WholeList, factText } from '../../shared/signal/signal-words.ts';

type Said = WholeList['conditions'][number];

const Conditions = ({ said }: { said: readonly Said[] }) => (
  <ul className="rule-text">
    {said.map((one, index) => (
      <li key={`${one.clause} ${one.says}`}>
        {said[index - 1]?.clause === one.clause && <em>{t('or')} </em>}
        {factText(one)}
      </li>
    ))}
  </ul>
);

const Ending = ({ ending }: { ending: WholeList['ending'] }) => {
  if (ending === 'opposite') return <p>{t('Closes on the opposite signal of the same rule.')}</p>;
  if (!Array.isArray(ending)) return <p>{t('Closes after {bars} bars.', { bars: ending.bars })}</p>;
  return (
    <Fragment>
      <p>{t('Closes when')}</p>
      <Conditions said={ending} />
    </Fragment>
  );
};

const OpenAsScan = ({ text }: { text: string }) => {
  const href = useHrefWithAsOf();
  return (
    <p>
      <Link className="text-accent underline" to={href('/custom-signal-pro-v2', { q: text })}>
        {t('Open as a scan')}
      </Link>
    </p>
  );
};

/** The published rule in words: all lines must hold, of lines joined by "or" one is enough. */
export const RuleText = ({ list }: { list: WholeList }) => (
  <div className="rule">
    <p>{t('Fires when')}</p>
    <Conditions said={list.conditions} />
    <Ending ending={list.ending} />
    {list.scan !== null && <OpenAsScan text={list.scan} />}
  </div>
);
