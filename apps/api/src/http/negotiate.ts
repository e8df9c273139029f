export const FORMATS = ['application/json', 'text/csv'] as const;
export type Format = (typeof FORMATS)[number];

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

type Header = string | string[] | undefined;

/** `text/csv;q=0.8, *` as a map from name to weight. */
const weights = (header: Header): Map<string, number> => {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()));
  return new Map(
    parts.map(([name = '', ...parameters]) => {
      const weight = Number(parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
      return [name, Number.isFinite(weight) ? weight : 0];
    }),
  );
};

/** CSV only for a reader that names it and likes it better than JSON. */
export const chooseFormat = (accept: Header): Format => {
  const wanted = weights(accept);
  const csv = wanted.get('text/csv') ?? 0;
  const json = wanted.get('application/json') ?? wanted.get('application/*') ?? wanted.get('*/*') ?? 0;
  return csv > 0 && (csv > json || !wanted.has('application/json')) ? 'text/csv' : 'application/json';
};

/** The best compression that the reader accepts, or none. */
export const chooseEncoding = (acceptEncoding: Header): Encoding | null => {
  const wanted = weights(acceptEncoding);
  return ENCODINGS.find((name) => (wanted.get(name) ?? 0) > 0) ?? null;
};
