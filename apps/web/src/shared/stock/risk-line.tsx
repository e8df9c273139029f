import './risk-line.css';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { isScreenHere } from '../../screen-kit/screens-here.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { riskText } from './risk-words.ts';

/** What is to be known of a stock before somebody acts; nothing where too few facts hold. */
export const RiskLine = ({ symbol }: { symbol: string }) => {
  const asOf = useAsOf();
  const href = useHrefWithAsOf();
  const { data } = useCall(
    '/data/risk-facts/',
    { symbol, page_size: 1, ...asOfQuery(asOf) },
    { enabled: symbol !== '' && isScreenHere('risk-facts') },
  );
  const [row] = data?.rows ?? [];
  // Of a stock that did not trade in the session too little is known.
  const isOfSession = row?.symbol === symbol && row.date === data?.date;
  if (data === undefined || row === undefined || !isOfSession || row.held < data.nudge) return null;
  return (
    <p className="risk-line">
      <Link to={href('/risk-facts', { open: symbol })}>{riskText(row)}</Link>
    </p>
  );
};
