import { t } from '@chuli/language';
import { attachedFacts } from './attached-facts.ts';

/** Shows, before anything is agreed to, exactly what would go along. */
export const AttachedHere = () => {
  // The page that is drawn before code knows no browser.
  if (typeof document === 'undefined') return null;
  const { page, version, browser } = attachedFacts();
  return (
    <dl className="fact-table">
      {[
        { label: t('Page'), value: page },
        { label: t('Version'), value: version },
        { label: t('Browser'), value: browser },
      ]
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};
