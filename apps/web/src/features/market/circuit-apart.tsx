import './circuit.css';
import { t } from '@chuli/language';
import { quantityText, rupeesText } from '@chuli/ui';
import type { CircuitReply } from './circuit-words.ts';

type Apart = CircuitReply['faults'][number];

const rangeText = ({ symbol, low, high }: Apart): string =>
  t('{symbol} {low} to {high}', { symbol, low: rupeesText(low), high: rupeesText(high) });

const listText = (rows: readonly Apart[]): string => rows.map(rangeText).join(', ');

/** What the limits say nothing of: first sessions, bars that cannot be right, stocks without a previous close. */
export const CircuitApart = ({ reply }: { reply: CircuitReply }) => {
  const { first_days: firsts, faults, not_judged: unknown, judged } = reply;
  return (
    <div className="circuit-apart note">
      <p>{t('{count} stocks judged by the limits of this day.', { count: quantityText(judged) })}</p>
      {firsts.length > 0 && (
        <p>{t('First session, with a range of its own: {stocks}.', { stocks: listText(firsts) })}</p>
      )}
      {faults.length > 0 && (
        <p>
          {t('Printed beyond the limit, an error of its source, and not counted: {stocks}.', {
            stocks: listText(faults),
          })}
        </p>
      )}
      {unknown > 0 && (
        <p>{t('{count} without a previous close are not judged.', { count: quantityText(unknown) })}</p>
      )}
    </div>
  );
};
