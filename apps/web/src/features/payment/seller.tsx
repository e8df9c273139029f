import { t } from '@chuli/language';
import { operatorFacts } from '../site/operator-facts.ts';

/** What a tax invoice names of its seller: name, address and PAN (VAT Rules 2053, rule 17). */
const ON_PAPER = ['Name of the business', 'Address', 'PAN or VAT number'] as const;

/** Who sells; what the build was not told is left out. */
export const Seller = () => {
  const facts = operatorFacts();
  const given = ON_PAPER.flatMap((label) => {
    const value = facts.find((fact) => fact.label === label)?.value ?? null;
    return value === null ? [] : [{ label, value }];
  });
  return given.length === 0 ? null : (
    <p className="text-muted">
      {given.map(({ label, value }) => (
        <span key={label} className="block">
          {label === 'PAN or VAT number' ? t('PAN {number}', { number: value }) : value}
        </span>
      ))}
    </p>
  );
};
