import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { type Records, verdictText } from '../../shared/signal/verdict-summary.ts';

/** Before any signal: what the lists on this board have been worth. */
export const RecordCaveat = ({ records }: { records: Records }) => {
  const href = useHrefWithAsOf();
  return (
    <p className="caveat">
      <span>{verdictText(records)}</span>{' '}
      <Link className="underline" to={href('/chuli-performance')}>
        {t('The track record')}
      </Link>
    </p>
  );
};
