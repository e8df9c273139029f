import { AppError } from '@chuli/kernel';
import type { ResolveCaller } from '../../http/access.ts';
import { brandOf } from '../../http/host.ts';
import type { People } from './people.ts';

const BEARER = /^Bearer ([\w.-]+)$/;

/**
 * Who sent a request, by its access token. A token that is not valid is told so even where visitors may come in: the
 * browser then renews it, instead of showing a signed-in person what visitors see.
 */
export const callerByToken =
  ({
    tokens,
    liveSignIns,
    holdings,
    demoMarket,
  }: Pick<People, 'tokens' | 'liveSignIns' | 'holdings' | 'demoMarket'>): ResolveCaller =>
  async (request) => {
    const { authorization } = request.headers;
    const brand = brandOf(request);
    if (authorization === undefined) return { kind: 'visitor', features: holdings.ofVisitors, brand };
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) throw new AppError('token_not_valid');
    const { personId, signInId } = await tokens.verify(token);
    const signedIn = await liveSignIns.personOf(signInId);
    if (signedIn?.personId !== personId) throw new AppError('token_not_valid');
    const { open: features, tier } = await holdings.of(personId);
    const { demoSince } = signedIn;
    const demo = demoSince === null ? null : await demoMarket.shownTo(demoSince);
    return { kind: 'user', id: personId, tier, signInId, features, brand, ...(demo !== null && { demo }) };
  };
