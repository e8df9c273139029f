import './formula.css';
import { pieces, t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import type { Filtered } from '@chuli/scan/filter';
import { REASON_WORDS } from './null-reasons.ts';

/** How many match, how many would without each clause, and who could not be judged. */
export const FilterCount = ({ found }: { found: Filtered }) => {
  const { matches, judged, clauses, leftOut, universe } = found;
  const out = universe.length - judged;
  return (
    <section className="filter-count" aria-label={t('Matches')}>
      <b className="filter-total">{quantityText(matches.length)}</b>
      <div>
        <p>{t('match, of {count} judged', { count: quantityText(judged) })}</p>
        {clauses.length > 0 && (
          <p className="filter-without">
            {clauses.map(({ text, without }) => (
              <span key={text}>
                {pieces('without “{clause}” {count}', {
                  clause: <code key="clause">{text}</code>,
                  count: <b key="count">{quantityText(without)}</b>,
                })}
              </span>
            ))}
          </p>
        )}
      </div>
      {out > 0 && (
        <div className="filter-left-out">
          <p>{t('{count} left out, not rejected', { count: quantityText(out) })}</p>
          <ul>
            {[...leftOut].map(([reason, count]) => (
              <li key={reason}>
                <b>{quantityText(count)}</b> {t(REASON_WORDS[reason])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
