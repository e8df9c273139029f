import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import type { SignalList } from './signal-words.ts';
import { countVerdicts, verdictText } from './verdict-summary.ts';

/** Before any signal: what the lists on this board have been worth. */
export const RecordCaveat = ({ lists }: { lists: readonly SignalList[] }) => {
  const href = useCarriedHref();
  const counts = countVerdicts(lists.map(({ record }) => record));
  return (
    <p className="caveat">
      <span>{verdictText(counts)}</span>{' '}
      <Link className="underline" to={href('/chuli-performance')}>
        {t('The record')}
      </Link>
    </p>
  );
};
