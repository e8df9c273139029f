const PREFIX = 'chuli.order-key.';

type Purchase = { provider: string; item: string; promo: string };

const nameOf = ({ provider, item, promo }: Purchase): string => `${PREFIX}${provider}.${item}.${promo}`;

/** Where storage is closed to us the key holds for this visit of the page. */
const unkept = new Map<string, string>();

const read = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return unkept.get(name) ?? null;
  }
};

/** A second press, a reload or the way back from the gateway is the same purchase: its key stays in this tab. */
export const orderKey = (purchase: Purchase): string => {
  const name = nameOf(purchase);
  const kept = read(name);
  if (kept !== null) return kept;
  const key = crypto.randomUUID();
  try {
    sessionStorage.setItem(name, key);
  } catch {
    unkept.set(name, key);
  }
  return key;
};

/** Once an order is over, the next purchase of the same thing is another order. */
export const forgetOrderKeys = (): void => {
  unkept.clear();
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place));
    for (const name of names) if (name?.startsWith(PREFIX) === true) sessionStorage.removeItem(name);
  } catch {
    // Nothing is kept where storage is closed.
  }
};
