/** Part of every engine that runs this package, but not of the language's own library, hence declared here. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export const utf8Bytes = (text: string): Uint8Array => encoder.encode(text);

/** Throws where the bytes are not UTF-8. */
export const utf8Text = (bytes: Uint8Array): string => decoder.decode(bytes);
