import { closeContracts } from '@chuli/contracts';
import { implement } from '../../../http/implement.ts';
import { closeOfDay } from './read-close.ts';

export const closeEndpoints = implement(closeContracts, { close: closeOfDay });
