import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { type Records, verdictText } from './verdict-summary.ts';

/** Before any signal: what the lists on this board have been worth. */
export const RecordCaveat = ({ records }: { records: Records }) => {
  const href = useCarriedHref();
  return (
    <p className="caveat">
      <span>{verdictText(records)}</span>{' '}
      <Link className="underline" to={href('/chuli-performance')}>
        {t('The record')}
      </Link>
    </p>
  );
};
