import { expect, it } from 'vitest';
import { readAddress } from '../../screen-kit/address.ts';
import { ALERT_ADDRESS, alertHref } from './alert-address.ts';

const readBack = (href: string) =>
  readAddress(ALERT_ADDRESS, new URLSearchParams(href.slice(href.indexOf('?'))));

it('leads to the form with what was shown', () => {
  expect(alertHref({ symbol: 'NABIL', value: '545.5', operator: '<=' })).toBe(
    '/key-value-alert?symbol=NABIL&value=545.5&operator=%3C%3D',
  );
  const scan = {
    kind: 'scan',
    scope: 'universe',
    q: 'close > sma(20) and volume >= 2 * avg(volume, 20)',
  } as const;
  expect(readBack(alertHref(scan))).toMatchObject(scan);
});

it('takes what is no part of an alert for the usual', () => {
  expect(readBack('/key-value-alert?kind=bulk&operator=%3D&measure=depth')).toMatchObject({
    kind: 'level',
    operator: '>=',
    measure: 'price',
  });
});
