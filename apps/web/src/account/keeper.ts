import { type RenewalNeeds, type Tokens, createRenewal } from './renewal.ts';

export type KeeperNeeds = RenewalNeeds & {
  /** Tells the server that a sign-in is over, also while the page goes away. */
  tellServer: (refresh: string) => void;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  newId: () => string;
};

export type Keeper = {
  /** Asks as whoever is signed in; renews the token where it has run out, and once where the server says so. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  take: (tokens: Tokens) => void;
  /** A token without one to renew it: this tab is signed in until it runs out. */
  takeHandOff: (access: string, expiresIn: number) => void;
  signOut: () => void;
};

/** Full jitter: when a whole market loses its tokens at once, it does not come back at once. */
const JITTER_MS = 500;

const withBearer = (init: RequestInit, access: string | null): RequestInit => {
  if (access === null) return init;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${access}`);
  return { ...init, headers };
};

export const createKeeper = (needs: KeeperNeeds): Keeper => {
  const { store, channel } = needs;
  const { usable, hold, renew, end } = createRenewal(needs);
  return {
    fetch: async (address, init) => {
      const id = store.signIn()?.id;
      const access = usable() ?? (await renew(null));
      const first = await needs.fetch(address, withBearer(init, access));
      if (first.status !== 401 || access === null || id === undefined) return first;
      await needs.pause(needs.random() * JITTER_MS);
      const next = await renew(access);
      if (next === null) return first;
      const second = await needs.fetch(address, withBearer(init, next));
      if (second.status === 401) end(id, 'expired');
      return second;
    },
    take: (tokens) => {
      const id = needs.newId();
      const renewed = hold(id, tokens);
      store.keep({ id, refresh: tokens.refresh });
      channel.post(renewed);
    },
    takeHandOff: (access, expiresIn) => {
      const id = needs.newId();
      hold(id, { access, expires_in: expiresIn });
      store.keep({ id, refresh: null });
    },
    signOut: () => {
      const signIn = store.signIn();
      if (signIn === null) return;
      end(signIn.id, 'left');
      if (signIn.refresh !== null) needs.tellServer(signIn.refresh);
    },
  };
};
