import { operatorContracts } from '@chuli/contracts';
import { describe, expect, it } from 'vitest';
import { VISITOR, authorise } from './access.ts';

describe('calls of operators', () => {
  it('let no visitor and no user through beside their door', () => {
    const contract = operatorContracts.feed;
    const features = new Set(['broker-analytics'] as const);
    const user = { kind: 'user', id: '1', features, brand: null } as const;
    for (const caller of [VISITOR, user]) expect(() => authorise(contract, caller)).toThrow('access.denied');
  });
});
