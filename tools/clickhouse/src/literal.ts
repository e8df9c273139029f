const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', "'": "\\'", '\0': '\\0' };

/** A string literal the engine reads back to exactly these characters. */
export const stringLiteral = (text: string): string =>
  `'${text.replaceAll(/[\\'\0]/g, (character) => ESCAPES[character] ?? character)}'`;

export const quotedIdentifier = (name: string): string =>
  `\`${name.replaceAll(/[\\`]/g, (character) => `\\${character}`)}\``;
