import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClientMessage } from './client-message.ts';

const position = fc.record({ epoch: fc.string({ minLength: 1, maxLength: 40 }), seq: fc.maxSafeNat() });
const channel = fc.string({ minLength: 1, maxLength: 40 });

const message = fc.oneof(
  fc.record({ op: fc.constant('subscribe'), channel, resume: position }, { requiredKeys: ['op', 'channel'] }),
  fc.record({ op: fc.constant('unsubscribe'), channel }),
  fc.record({ op: fc.constant('ping'), channel }, { requiredKeys: ['op'] }),
);

describe('what a browser says', () => {
  it('is read as it was meant', () =>
    fc.assert(
      fc.property(message, (said) => {
        expect(readClientMessage(JSON.stringify(said))).toEqual(said);
      }),
    ));

  it('never throws, whatever it is', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readClientMessage(text)).toBeNull();
      }),
    ));

  it.each([-1, 0.5, 2 ** 53, '1', null])('is not understood with a place of %j', (seq) => {
    const resume = { epoch: 'a', seq };
    expect(readClientMessage(JSON.stringify({ op: 'subscribe', channel: 'market', resume }))).toBeNull();
  });
});
