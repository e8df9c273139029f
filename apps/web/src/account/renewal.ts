import type { SignIn, Store } from './store.ts';
import type { Lock } from './tab-lock.ts';

export type Tokens = { readonly access: string; readonly refresh: string; readonly expires_in: number };

/** What a tab tells the others when it has renewed the sign-in, so that they need not. */
export type Renewed = { readonly id: string; readonly access: string; readonly until: number };

export type Channel = {
  post: (renewed: Renewed) => void;
  listen: (listener: (renewed: Renewed) => void) => void;
};

export type RenewalNeeds = {
  store: Store;
  lock: Lock;
  channel: Channel;
  /** Exchanges a refresh token; null where the server refuses it, and throws where no answer comes. */
  exchange: (refresh: string) => Promise<Tokens | null>;
  /** Removes what was kept of a person outside of this page. */
  purge: () => void;
  now: () => number;
  random: () => number;
  pause: (ms: number) => Promise<void>;
};

/** Renewed this long before it runs out: a call on its way must not come too late. */
const MARGIN_MS = 20_000;
/** Full jitter: a server that fell over is not run over again by everyone at once. */
const BACK_OFF_MS = [500, 1_000, 2_000];
/** A tab that has just renewed says so at once; longer than this nobody will. */
const HEAR_MS = 500;

export type Renewal = {
  /** The access token that this tab holds, while it can be used. */
  usable: () => string | null;
  hold: (id: string, tokens: Pick<Tokens, 'access' | 'expires_in'>) => Renewed;
  /** A token that is not `spent`; null where the sign-in is over. One tab asks, and tells the others. */
  renew: (spent: string | null) => Promise<string | null>;
  end: (id: string, how: 'expired' | 'left') => void;
};

const exchanged = async (
  { exchange, random, pause }: RenewalNeeds,
  refresh: string,
): Promise<Tokens | null> => {
  for (const most of BACK_OFF_MS) {
    try {
      return await exchange(refresh);
    } catch {
      await pause(random() * most);
    }
  }
  return await exchange(refresh);
};

export const createRenewal = (needs: RenewalNeeds): Renewal => {
  const { store, channel, now, pause } = needs;
  let held: Renewed | null = null;
  let renewing: Promise<string | null> | null = null;
  let heard = (): void => undefined;

  channel.listen((renewed) => {
    if (renewed.id === store.signIn()?.id) held = renewed;
    heard();
  });

  const usable: Renewal['usable'] = () =>
    held !== null && held.id === store.signIn()?.id && held.until - now() > MARGIN_MS ? held.access : null;

  const hold: Renewal['hold'] = (id, { access, expires_in }) =>
    (held = { id, access, until: now() + expires_in * 1_000 });

  const end: Renewal['end'] = (id, how) => {
    // Another tab may have ended it, or somebody may have signed in anew.
    if (store.signIn()?.id !== id) return;
    held = null;
    store.forget(how);
    needs.purge();
  };

  const newsOfOthers = async (): Promise<void> => {
    const news = new Promise<void>((resolve) => {
      heard = resolve;
    });
    await Promise.race([news, pause(HEAR_MS)]);
  };

  const renewAlone = async (spent: string | null, before: SignIn): Promise<string | null> => {
    const signIn = store.signIn();
    if (signIn?.id !== before.id) return null;
    const isOthersWork = signIn.refresh !== before.refresh;
    if (isOthersWork && (usable() ?? spent) === spent) await newsOfOthers();
    const access = usable();
    if (access !== null && access !== spent) return access;
    const tokens = signIn.refresh === null ? null : await exchanged(needs, signIn.refresh);
    if (tokens === null) {
      end(signIn.id, 'expired');
      return null;
    }
    // Whoever signed out while the answer was on its way stays signed out.
    if (store.signIn()?.id !== signIn.id) return null;
    store.keep({ id: signIn.id, refresh: tokens.refresh });
    channel.post(hold(signIn.id, tokens));
    return tokens.access;
  };

  const renew: Renewal['renew'] = async (spent) => {
    const before = store.signIn();
    if (before === null) return null;
    renewing ??= needs
      .lock(() => renewAlone(spent, before))
      .finally(() => {
        renewing = null;
      });
    return await renewing;
  };

  return { usable, hold, renew, end };
};
