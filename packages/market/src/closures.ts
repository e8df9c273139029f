import { type TradingDate, tradingDate } from '@chuli/kernel';

/** Weeks without trading that no calendar announced, both ends included. */
export const CLOSURES: readonly { from: TradingDate; to: TradingDate; reason: string; source: string }[] = [
  {
    from: tradingDate('2015-04-26'),
    to: tradingDate('2015-05-21'),
    reason: 'Gorkha earthquake',
    source: 'Observed: no session; the earthquake of 25 April 2015',
  },
  {
    from: tradingDate('2020-03-23'),
    to: tradingDate('2020-05-11'),
    reason: 'pandemic lockdown',
    source: 'Observed: no session; lockdown of 24 March 2020',
  },
  {
    from: tradingDate('2020-05-14'),
    to: tradingDate('2020-06-28'),
    reason: 'pandemic lockdown',
    source: 'Observed: no session; trading stopped again after two days',
  },
];

const days = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Weekdays from 2012 to 2021 on which nothing was traded, by year. No holiday list of those years was found, so
 * the reason of each day is not recorded here; most are festivals and public holidays.
 */
export const OBSERVED_CLOSURES: Readonly<Record<string, readonly string[]>> = {
  '2012': days(`
    01-15 01-24 01-30 02-19 02-20 02-22 03-07 03-08 03-22 04-23 05-01 05-06 05-28 06-24 08-02 08-09
    08-20 10-16 10-21 10-22 10-23 10-24 10-25 10-28 10-29 11-13 11-14 11-15 11-19 12-25 12-30
  `),
  '2013': days(`
    01-14 01-29 02-11 02-18 03-10 03-12 03-26 04-10 04-14 04-24 05-01 05-29 08-21 08-22 08-28 09-18
    10-13 10-14 10-15 10-16 11-03 11-04 11-05 11-17 11-18 11-19 11-20 12-17 12-25 12-30
  `),
  '2014': days(`
    01-15 01-30 02-19 02-27 03-02 03-16 03-30 04-08 04-14 04-24 05-01 05-14 05-29 06-22 07-29 08-10
    08-11 08-17 09-02 09-08 09-25 10-01 10-02 10-05 10-06 10-07 10-23 10-29 11-26 11-27 12-25 12-30
  `),
  '2015': days(`
    01-15 01-21 02-17 02-19 03-05 03-08 04-14 07-19 07-20 07-21 08-30 09-20 09-21 09-27 10-12 10-13
    10-20 10-21 10-22 10-26 11-11 11-12 11-17 12-30
  `),
  '2016': days(`
    02-09 02-10 03-07 03-08 03-09 03-22 04-07 04-13 05-01 07-07 07-24 08-18 08-25 09-13 09-15 09-19
    10-09 10-10 10-11 10-12 10-13 10-30 10-31 11-01 11-02 11-06 12-13 12-25
  `),
  '2017': days(`
    01-29 02-27 03-08 03-12 03-27 04-05 04-17 05-01 05-10 05-14 05-25 05-29 06-26 06-29 08-08 08-14
    08-29 09-03 09-05 09-19 09-21 09-27 09-28 10-01 10-02 10-05 10-19 10-26 12-03 12-07 12-25
  `),
  '2018': days(`
    01-11 01-15 01-18 01-30 02-13 02-19 03-01 03-08 03-25 04-30 05-01 05-13 06-05 08-27 09-19 09-24
    10-16 10-17 10-18 11-07 11-08
  `),
  '2019': days(`
    02-28 03-04 03-20 04-14 05-01 06-05 06-09 10-06 10-07 10-08 10-09 10-13 10-27 10-28 10-29 10-30
  `),
  '2020': days(`
    03-08 03-09 08-04 09-01 10-25 10-26 10-27 11-15 11-16 11-17
  `),
  '2021': days(`
    01-14 03-08 03-11 03-28 04-11 04-14 05-26 07-21 08-22 08-23 08-30 09-19 10-07 10-12 10-13 10-14
    11-04 11-07 11-10 12-19 12-30
  `),
};
