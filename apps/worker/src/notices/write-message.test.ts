import type { AlertFacts } from '@chuli/kernel';
import { speak } from '@chuli/language';
import type { ClaimedNotice } from '@chuli/registry/notice';
import { afterEach, describe, expect, it } from 'vitest';
import { writeMessage } from './write-message.ts';

afterEach(() => speak({ language: 'en', numerals: 'latin', catalogue: {} }));

describe('the message of a refund', () => {
  const facts = { item: 'Gold', total: 150_050, credit_note: 'CN-2083/84-000001' };
  const notice = { kind: 'refund', facts } as ClaimedNotice;

  it('tells the amount in rupees and the number of the credit note', () => {
    expect(writeMessage([notice], 'en')).toMatchObject({
      title: 'Payment refunded',
      body: 'Rs 1,500.50 for Gold; credit note CN-2083/84-000001.',
    });
    expect(writeMessage([notice], 'ne').body).toContain('क्रेडिट नोट');
  });
});

describe('the message of an alert', () => {
  const facts = {
    about: 'fired',
    alert: 'a1',
    note: '',
    rule: 'price',
    says: null,
    operator: '>=',
    level: 560_00,
    symbol: 'NABIL',
    value: 561_50,
    bar: '2026-08-21',
    is_forming: true,
    is_late: false,
  } as const;
  const noticeOf = (more: Partial<AlertFacts>) =>
    ({ kind: 'alert', facts: { ...facts, ...more } }) as ClaimedNotice;
  const textOf = (more: Partial<AlertFacts>) => {
    const { title, body } = writeMessage([noticeOf(more)], 'en');
    return `${title} | ${body}`;
  };

  it('tells the level, what the price came to and when', () => {
    expect(textOf({})).toBe(
      'Alert on NABIL | Price at or above Rs 560.00. It came to Rs 561.50 during the session of 2026-08-21.',
    );
    expect(writeMessage([noticeOf({})], 'ne').body).toContain('रु ५६०.००');
  });

  it('says whether the bar was closed, how late it is and what the person calls it', () => {
    expect(textOf({ is_forming: false, is_late: true })).toContain('Late: alert on NABIL');
    expect(textOf({ is_forming: false })).toContain('It was Rs 561.50 at the close of 2026-08-21.');
    expect(textOf({ note: 'breakout' })).toContain('Alert on NABIL: breakout');
  });

  it.each([
    [{ rule: 'change', level: 3_50, value: 3_61 }, 'Change of the day at or above 3.50 %. It came to 3.61 %'],
    [
      { rule: 'volume', level: 10_000, value: 12_345 },
      'Volume of the day at or above 10,000. It came to 12,345',
    ],
    [
      { rule: 'turnover', level: 1_000_000_00, value: null },
      'Turnover of the day at or above Rs 10,00,000.00, on',
    ],
    [
      { rule: 'near-lower', operator: null, level: null },
      'Near the lower limit of the day. It came to Rs 561.50',
    ],
    [{ rule: 'sell-signal', operator: null, says: 'MACD cross', value: null }, 'MACD cross: sell signal, on'],
    [
      { rule: 'scan', operator: null, says: 'close > 5', value: null },
      'close > 5, on 2026-08-21. It may still',
    ],
    [
      { rule: 'indicator', says: 'rsi(14)', operator: 'crosses', level: 70, value: null },
      'rsi(14) crosses 70',
    ],
  ] as const)('says what a rule of %o waits for', (more, text) => {
    expect(textOf(more)).toContain(text);
  });

  it('that is paused, or waits for prices, says why', () => {
    expect(textOf({ about: 'flood' })).toContain('15 times within 3 minutes');
    expect(textOf({ about: 'package' })).toContain('your package has ended');
    expect(textOf({ about: 'silence', symbol: null, rule: null })).toContain('waiting for prices');
  });

  it('of several names the stocks once', () => {
    const { title, body } = writeMessage([noticeOf({}), noticeOf({ symbol: 'NICA' }), noticeOf({})], 'en');
    expect([title, body]).toEqual(['3 of your alerts', 'NABIL, NICA']);
  });

  it('of several says which of them are late', () => {
    const late = noticeOf({ is_late: true });
    expect(writeMessage([late, late], 'en').title).toBe('Late: 2 of your alerts');
    expect(writeMessage([late, noticeOf({}), late], 'en').title).toBe('3 of your alerts, 2 of them late');
  });
});
