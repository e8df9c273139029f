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
