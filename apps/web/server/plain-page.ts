import { createHash } from 'node:crypto';

const STYLE =
  'body{font:15px/1.6 system-ui,sans-serif;margin:15vh auto;max-width:34rem;padding:0 1rem;color:#1b1f22;background:#fff}' +
  '@media (prefers-color-scheme:dark){body{color:#e6e9ea;background:#0d1012}a{color:#82aaff}}h1{font-size:20px}ul{list-style:none;padding:0}div{margin:1rem 0}';

const HASH = createHash('sha256').update(STYLE).digest('base64');

export const PLAIN_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
};

/** Texts are ours: markup in them is markup. */
type Words = {
  title: string;
  english: string;
  nepali: string;
  hasWayHome: boolean;
  /** Asks for itself again after so long. */
  refreshSeconds?: number;
};

/** Without a script and in both languages: it is shown where the product is not. */
export const plainPage = ({ title, english, nepali, hasWayHome, refreshSeconds }: Words): Buffer =>
  Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`}<title>${title}</title><style>${STYLE}</style></head>` +
      `<body><main><h1>${title}</h1><div>${english}</div><div lang="ne">${nepali}</div>${hasWayHome ? '<p><a href="/">⌂ /</a></p>' : ''}</main></body></html>`,
  );

export const UNKNOWN_HOST = plainPage({
  title: 'Not here',
  english: 'This host is not one of ours, so nothing is shown on it.',
  nepali: 'यो होस्ट हाम्रो होइन, त्यसैले यहाँ केही देखाइँदैन।',
  hasWayHome: false,
});

export const NOT_OF_THIS_SITE = plainPage({
  title: 'Page not found',
  english: 'This is not a page of this site.',
  nepali: 'यो यो साइटको पृष्ठ होइन।',
  hasWayHome: true,
});

export const NOT_UNDERSTOOD = plainPage({
  title: 'Not understood',
  english: 'We couldn’t understand this request.',
  nepali: 'अनुरोध बुझिएन।',
  hasWayHome: false,
});
