/** What a gateway brought back in the address. Only our own order counts; the rest is a hint for the server. */
export type OrderAddress = { order: string | null; data: string | undefined };

/** Our own id, or the short name under which connectIPS knows an order. */
const ORDER = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{20})$/i;

/** The page of an order: its receipt, its credit note, or what became of it. */
export const orderPath = (id: string): string => `/payment/success?order=${id}`;

const unescaped = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * eSewa puts `?data=…` behind the address it was given, also where that has a question mark already: what follows the
 * second one belongs to it. A plus in base64 is not a space. connectIPS comes back to an address that was registered
 * with it, and names the order itself; of Fonepay the whole query is signed.
 */
export const readOrderAddress = (search: string): OrderAddress => {
  const parts = search.replace(/^\?/, '').split(/[?&]/);
  const valueOf = (name: string): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const order = valueOf('order') ?? valueOf('TXNID') ?? '';
  const data = valueOf('data');
  return {
    order: ORDER.test(order) ? order : null,
    data: valueOf('DV') === undefined ? data && unescaped(data) : parts.join('&'),
  };
};
