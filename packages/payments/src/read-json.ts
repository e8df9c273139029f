export type Json = Readonly<Record<string, unknown>>;

/** An empty object for what is no JSON object. */
export const readObject = (text: string): Json => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
  } catch {
    return {};
  }
};

export const textOf = (json: Json, name: string): string | null => {
  const value = json[name];
  return typeof value === 'string' ? value : null;
};

export const wholeOf = (json: Json, name: string): number | null => {
  const value = json[name];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
};
