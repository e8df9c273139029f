import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { useSetAsOf } from '../../../screen-kit/use-address.ts';
import { type BulkRow, certaintyOf, daysText } from './bulk-row.ts';

type Days = {
  readonly to_date: TradingDate;
  readonly from_date: TradingDate;
  readonly times_to: TradingDate | null;
};

type Rows = { readonly rows: readonly BulkRow[] };

/** Days without times say so, and lead to the newest that has them. */
export const NoTimes = ({ reply, rows }: { reply: Days } & Rows) => {
  const setAsOf = useSetAsOf();
  const { times_to: timed } = reply;
  if (rows.length === 0 || rows.some(({ at }) => at !== null)) return null;
  const date = daysText(reply.from_date, reply.to_date);
  return (
    <p className="caveat">
      {timed === null
        ? t('The trades of {date} came without times: orders are sorted by contract.', {
            date,
          })
        : t('The trades of {date} came without times. {timed} has them.', {
            date,
            timed: digits(timed),
          })}{' '}
      {timed !== null && (
        <button type="button" className="text-accent underline" onClick={() => setAsOf(timed)}>
          {t('Rewind every panel to that day')}
        </button>
      )}
    </p>
  );
};

/** Brokers are hidden while a session runs: orders by size and time alone. */
export const Masked = ({ rows }: Rows) => {
  const masked = rows.filter(({ buyer, seller }) => buyer === null && seller === null).length;
  if (masked === 0) return null;
  return (
    <p className="caveat">
      {t('The exchange hides brokers until the close: {count} of these orders have none, and no side.', {
        count: digits(String(masked)),
      })}
    </p>
  );
};

/** Wherever a side is shown that no order shows. */
export const EstimateNote = ({ rows }: Rows) =>
  rows.some((row) => certaintyOf(row) === 'estimated') ? (
    <p className="caveat">
      <b>{t('Grey sides are estimated, about 9 in 10 right.')}</b>{' '}
      <span>{t('They are never added to what orders show. Open a row to see how sure its side is.')}</span>
    </p>
  ) : null;

/** No channel of orders runs: the newest session stands in. What a running session tells takes this place. */
export const NothingLive = ({ reply }: { reply: Days }) => (
  <p className="caveat">
    <b>{t('Nothing is live.')}</b>{' '}
    <span>{t('These are the large orders of {date}.', { date: digits(reply.to_date) })}</span>
  </p>
);
