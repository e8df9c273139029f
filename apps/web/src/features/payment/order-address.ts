/** What a gateway brought back in the address. Only our own order counts; the rest is a hint for the server. */
export type OrderAddress = { order: string | null; data: string | undefined };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const unescaped = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * eSewa puts `?data=…` behind the address it was given, also where that has a question mark already: what follows the
 * second one belongs to it. A plus in base64 is not a space.
 */
export const readOrderAddress = (search: string): OrderAddress => {
  const parts = search.replace(/^\?/, '').split(/[?&]/);
  const valueOf = (name: string): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const order = valueOf('order') ?? null;
  const data = valueOf('data');
  return {
    order: order !== null && UUID.test(order) ? order : null,
    data: data === undefined ? undefined : unescaped(data),
  };
};
