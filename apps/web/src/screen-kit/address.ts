import { type TradingDate, isTradingDate } from '@chuli/kernel';

/** One named part of the address: how it is read, and how it is written (null leaves it out). */
export type AddressPart<V> = { read(text: string | null): V; write(value: V): string | null };
export type AddressSpec = Readonly<Record<string, AddressPart<unknown>>>;
export type AddressValues<S extends AddressSpec> = {
  [K in keyof S]: S[K] extends AddressPart<infer V> ? V : never;
};

const part = <V>(read: (text: string | null) => V, write: (value: V) => string | null): AddressPart<V> => ({
  read,
  write,
});

export const textPart = (): AddressPart<string> =>
  part(
    (text) => text ?? '',
    (value) => value || null,
  );

/** Symbols and broker numbers are upper case wherever they are typed. */
export const upperCasePart = (): AddressPart<string> =>
  part(
    (text) => (text ?? '').toUpperCase(),
    (value) => value.toUpperCase() || null,
  );

/** One of a few words; anything else in the address means the usual one, which is not written. */
export const choicePart = <const C extends readonly string[]>(
  choices: C,
  usual: C[number],
): AddressPart<C[number]> =>
  part(
    (text) => choices.find((choice) => choice === text) ?? usual,
    (value) => (value === usual ? null : value),
  );

type Both<K extends string> = K | `-${K}`;

/** How the server is to sort: `key` smallest first, `-key` largest first. */
export const sortPart = <const K extends string>(
  keys: readonly K[],
  usual: Both<NoInfer<K>>,
): AddressPart<Both<K>> =>
  choicePart<readonly Both<K>[]>(
    keys.flatMap((key): Both<K>[] => [key, `-${key}`]),
    usual,
  );

export const datePart = (): AddressPart<TradingDate | null> =>
  part(
    (text) => (text !== null && isTradingDate(text) ? text : null),
    (value) => value,
  );

export const readAddress = <S extends AddressSpec>(spec: S, params: URLSearchParams): AddressValues<S> =>
  Object.fromEntries(
    Object.entries(spec).map(([name, part]) => [name, part.read(params.get(name))]),
  ) as AddressValues<S>;

/** The address after some parts changed; parts of others stay as they are. */
export const writeAddress = <S extends AddressSpec>(
  spec: S,
  params: URLSearchParams,
  changes: Partial<AddressValues<S>>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    const text = spec[name]?.write(value) ?? null;
    if (text === null) next.delete(name);
    else next.set(name, text);
  }
  return next;
};
