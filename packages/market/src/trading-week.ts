import type { Weekday } from '@chuli/kernel';
import { dated } from './dated.ts';

const SUNDAY_TO_THURSDAY: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu'];
const SUNDAY_TO_FRIDAY: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const MONDAY_TO_FRIDAY: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** The days of the week on which the exchange opens, holidays aside. */
export const TRADING_WEEK = dated([
  {
    from: null,
    to: '2022-05-14',
    value: SUNDAY_TO_THURSDAY,
    source: 'Observed sessions from 2012; assumed before',
    confidence: 'measured',
  },
  {
    from: '2022-05-15',
    to: '2022-06-18',
    value: MONDAY_TO_FRIDAY,
    source:
      'Government weekend of Saturday and Sunday from Jestha 1 2079; first Friday session 20 May 2022; observed sessions',
    confidence: 'measured',
  },
  {
    from: '2022-06-19',
    to: '2022-09-16',
    value: SUNDAY_TO_FRIDAY,
    source: 'Sunday sessions resumed in Asar 2079 while Friday sessions went on; observed sessions',
    confidence: 'measured',
  },
  {
    from: '2022-09-17',
    to: '2026-04-05',
    value: SUNDAY_TO_THURSDAY,
    source: 'Friday sessions ended with Ashwin 1 2079; observed sessions',
    confidence: 'measured',
  },
  {
    from: '2026-04-06',
    to: null,
    value: MONDAY_TO_FRIDAY,
    source: 'Cabinet decision of 5 April 2026 on the Saturday and Sunday weekend; observed sessions',
    confidence: 'measured',
  },
]);
