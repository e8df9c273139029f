import type { LABEL_NEEDS as Needs, WINDOWS_NEEDED as Windows } from '@chuli/contracts';

/** What a label needs, as the contract has it: the types are these very numbers. */
export const LABEL_NEEDS: typeof Needs = { percentile: 95, z: 2, orders: 30 };
export const WINDOWS_NEEDED: typeof Windows = 60;
