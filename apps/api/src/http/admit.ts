import type { Contract } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { FastifyRequest } from 'fastify';
import { type Asker, READER_HEADER, askerOf } from '../shares/asker.ts';
import { openDoor } from '../shares/door.ts';
import type { Shares } from '../shares/shares.ts';
import { type Caller, type ResolveCaller, VISITOR, authorise } from './access.ts';
import type { Origin } from './implement.ts';
import type { OperatorDoor } from './operator-door.ts';

export type AdmitOptions = {
  resolveCaller: ResolveCaller;
  operatorDoor: OperatorDoor;
  shares: Pick<Shares, 'ask'>;
  clock: Clock;
};

/** Who asks, and whose share it is taken from. */
export type Admission = { readonly caller: Caller; readonly asker: Asker };

export type Admit = (contract: Contract, request: FastifyRequest, origin: Origin) => Promise<Admission>;

/** Long enough that a flood is turned away cheaply, too short to be noticed by whoever has calmed down. */
const SHUT_SECONDS = 1;

/**
 * Lets a request in: as early as it is known whose it is, it is counted, those that are turned away too. Whoever has
 * used up the share is turned away for a moment without being looked up again.
 */
export const admitter = ({ resolveCaller, operatorDoor, shares, clock }: AdmitOptions): Admit => {
  const door = openDoor(clock);

  const resolve = async (contract: Contract, request: FastifyRequest): Promise<Caller> => {
    if (contract.ignoresToken) return VISITOR;
    const caller = await resolveCaller(request);
    authorise(contract, caller);
    return caller;
  };

  const count = (asker: Asker, key: string): void => {
    try {
      shares.ask(asker);
    } catch (error) {
      door.shut(key, SHUT_SECONDS);
      throw error;
    }
  };

  return async (contract, request, origin) => {
    const { [READER_HEADER]: reader, authorization = '' } = request.headers;
    const asVisitor = askerOf(VISITOR, origin, reader);
    if (contract.access === 'operator') {
      await operatorDoor(request);
      return { caller: VISITOR, asker: asVisitor };
    }
    const key = contract.ignoresToken ? asVisitor.own : `${asVisitor.own} ${authorization}`;
    door.pass(key);
    const caller = await resolve(contract, request).catch((error: unknown) => {
      count(asVisitor, key);
      throw error;
    });
    const asker = askerOf(caller, origin, reader);
    count(asker, key);
    return { caller, asker };
  };
};
