import { instant, kathmanduDate } from '@chuli/kernel';
import { fiscalYearOf } from '@chuli/market';

/** The fiscal year of Nepal as receipts and credit notes write it: `2083/84`. */
export const receiptYear = (now: Date): string => {
  const { name } = fiscalYearOf(kathmanduDate(instant(now.getTime())));
  const [first, second = ''] = name.split('/');
  return `${first}/${second.slice(-2)}`;
};
