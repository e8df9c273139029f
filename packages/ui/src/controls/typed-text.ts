/** A field in which somebody types, while what they typed comes back as its value. */
export type TypedText = {
  readonly text: string;
  /** The value that came last. */
  readonly value: string;
  /** What was typed and has not come back yet. */
  readonly awaited: readonly string[];
};

export const startText = (value: string): TypedText => ({ text: value, value, awaited: [] });

export const afterTyping = (field: TypedText, text: string, sent: string): TypedText => ({
  ...field,
  text,
  awaited: field.awaited.at(-1) === sent ? field.awaited : [...field.awaited, sent],
});

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/**
 * Echoes come late where the page is busy, and with steps left out: they must not overwrite the letters typed since. Any
 * other value was set from outside: Back, a cleared filter.
 */
export const afterValue = (field: TypedText, value: string): TypedText => {
  const place = field.awaited.findIndex((sent) => isSame(sent, value));
  return place === -1 ? startText(value) : { ...field, value, awaited: field.awaited.slice(place + 1) };
};
