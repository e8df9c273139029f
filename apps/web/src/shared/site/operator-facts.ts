import type { Phrase } from '@chuli/language';

type FactName =
  | 'VITE_OPERATOR_NAME'
  | 'VITE_OPERATOR_REGISTRATION'
  | 'VITE_OPERATOR_PAN'
  | 'VITE_OPERATOR_ADDRESS'
  | 'VITE_OPERATOR_CONTACT'
  | 'VITE_OPERATOR_LICENCE'
  | 'VITE_OPERATOR_GRIEVANCE';

const FACTS: readonly { name: FactName; label: Phrase }[] = [
  { name: 'VITE_OPERATOR_NAME', label: 'Name of the business' },
  { name: 'VITE_OPERATOR_REGISTRATION', label: 'Registration number' },
  { name: 'VITE_OPERATOR_PAN', label: 'PAN or VAT number' },
  { name: 'VITE_OPERATOR_ADDRESS', label: 'Address' },
  { name: 'VITE_OPERATOR_CONTACT', label: 'Contact' },
  { name: 'VITE_OPERATOR_LICENCE', label: 'Licence for market data' },
  { name: 'VITE_OPERATOR_GRIEVANCE', label: 'Grievance contact' },
];

export type OperatorFact = { label: Phrase; value: string | null };

/** What the E-Commerce Act 2081 wants to see of a seller. A build is told them; what it was not told is null. */
export const operatorFacts = (said: Readonly<Record<string, unknown>> = import.meta.env): OperatorFact[] =>
  FACTS.map(({ name, label }) => {
    const value = said[name];
    return { label, value: typeof value === 'string' && value.trim() !== '' ? value.trim() : null };
  });
