import { describe, expect, it } from 'vitest';
import { readAddress } from '../../screen-kit/address.ts';
import { ALERT_ADDRESS } from '../../shared/alert/alert-address.ts';
import { changedDraft, startDraft, wantedOf } from './draft.ts';

const draftOf = (search: string) => startDraft(readAddress(ALERT_ADDRESS, new URLSearchParams(search)));

describe('a new alert', () => {
  it('is what the address says, once nothing is missing', () => {
    expect(wantedOf(draftOf('symbol=nabil&value=1,560.50'))).toEqual({
      condition: { kind: 'level', measure: 'price', operator: '>=', value: 1560.5 },
      scope: { symbols: ['NABIL'] },
      timing: 'close',
      frequency: 'once-per-bar-close',
    });
    expect(wantedOf(draftOf('symbol=NABIL'))).toBeNull();
    expect(wantedOf(draftOf('symbol=NABIL&value=five'))).toBeNull();
    expect(wantedOf(draftOf('value=560'))).toBeNull();
  });

  it('of a rule is asked for once it can be read', () => {
    expect(wantedOf(draftOf('kind=scan&scope=universe&q=close > sma(20)'))).toMatchObject({
      condition: { kind: 'scan', text: 'close > sma(20)' },
      scope: { of: 'universe' },
    });
    expect(wantedOf(draftOf('kind=scan&scope=universe&q=close >'))).toBeNull();
  });

  it('combines only what can be judged', () => {
    const forming = changedDraft(draftOf('symbol=NABIL&value=560'), { timing: 'forming' });
    expect(forming.frequency).toBe('once-per-bar');
    expect(changedDraft(forming, { kind: 'scan', q: 'close > 1' })).toMatchObject({
      timing: 'close',
      frequency: 'once-per-bar-close',
    });
    const all = draftOf('kind=signal&scope=universe&list=dow.signal.daily.buy');
    expect(changedDraft(all, { kind: 'limit' }).scope).toBe('stock');
  });
});
