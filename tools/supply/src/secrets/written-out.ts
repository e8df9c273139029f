/** Texts that are found by where they stand: a vendor's preset knows how its own keys look, and nothing of ours. */
export type WrittenOut = { readonly index: number; readonly text: string };

/** `secret: '…'`, `API_KEY = "…"`, `['password']: '…'`: what a source gives to such a name; a `key` alone is any. */
const IN_SOURCE =
  /(?:secret|password|passwd|token|[a-z][_-]?key)["'\]]{0,2}\s{0,4}[:=]\s{0,4}(["'`])([^"'`\s$<{]{12,200})\1/gi;
/** `CHULI_SEAL_KEY=…` of a file of settings, a unit or a page. */
const IN_SETTINGS = /\b[A-Z][A-Z\d_]{0,60}(?:SECRET|PASSWORD|TOKEN|KEY)=()([^\s"'`$<>{}()]{12,200})/g;

/** One of Ed25519, such as signs releases and tokens here, is shorter than the preset looks for. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?()PRIVATE KEY-----[\\rn\s]{1,6}([A-Za-z\d+/=]{40,80})/g;

/** Words, addresses and names of files are no keys: a key has a letter and a digit, and no way through folders. */
const looksDrawn = (text: string): boolean =>
  /[a-z]/i.test(text) && /\d/.test(text) && !/^(?:\.{0,2}\/|https?:)/.test(text);

export const writtenOut = (content: string): WrittenOut[] =>
  [IN_SOURCE, IN_SETTINGS, PRIVATE_KEY].flatMap((pattern) =>
    [...content.matchAll(pattern)]
      .map((match) => ({ index: match.index, text: match[2] ?? '' }))
      .filter(({ text }) => looksDrawn(text)),
  );
