import type { RepliedBy } from '@chuli/contracts';

export type ListRecord = RepliedBy<'/data/chuli-performance/'>;
