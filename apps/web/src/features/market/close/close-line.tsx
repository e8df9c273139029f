import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { headlineOf } from './sentence-text.ts';

/** The last finished session in one line, which leads to all of it. */
const CloseLine = () => {
  const { data } = useCall('/data/close/', asOfQuery(useAsOf()));
  const href = useHrefWithAsOf();
  const headline = data === undefined ? null : headlineOf(data.sentences);
  return (
    <p className="lead">
      {headline !== null && (
        <Link className="text-accent" to={href('/close')}>
          {t('{headline}: the day in sentences', { headline })}
        </Link>
      )}
    </p>
  );
};

export default CloseLine;
