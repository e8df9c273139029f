import { type TradingDate, isTradingDate } from '@chuli/kernel';

export const daySubjects = (prefix: string, day: TradingDate): string => `${prefix}.tape.${day}.>`;

export const allSubjects = (prefix: string): string => `${prefix}.tape.>`;

export const subjectOf = (prefix: string, day: TradingDate, kind: string): string =>
  `${prefix}.tape.${day}.${kind}`;

/** Null for a subject that this product did not write. */
export const parseSubject = (prefix: string, subject: string): { day: TradingDate; kind: string } | null => {
  const start = `${prefix}.tape.`;
  if (!subject.startsWith(start)) return null;
  const [day = '', kind = '', ...rest] = subject.slice(start.length).split('.');
  return rest.length === 0 && kind !== '' && isTradingDate(day) ? { day, kind } : null;
};
