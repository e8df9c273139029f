import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type HostRole, type Hosts, SCREENS, publicOrigin, showsPath } from '@chuli/contracts/screens';
import { type Environment, PRODUCT } from '@chuli/kernel';
import type { Builds } from './builds.ts';
import { pageHeaders } from './security-headers.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page drawn before its code is that of the house; a partner's page begins empty. */
const DRAWN = /<!--drawn-->[\s\S]*?<!--\/drawn-->/;
const TITLE = /<title>(.*?)<\/title>/;
/** For servers that do not know hosts; this one does, and no partner learns of another. */
const PARTNERS = / data-partners="[^"]*"/;
const HOUSE_ICON = /\s*<link rel="apple-touch-icon"[^>]*>/;

/** Where a page lives and what it is called, for those who share and index it: by our table, never by the request. */
const linksOf = (address: string, title: string, siteName: string): string =>
  [
    `<link rel="canonical" href="${escaped(address)}">`,
    `<meta property="og:url" content="${escaped(address)}">`,
    `<meta property="og:site_name" content="${escaped(siteName)}">`,
    `<meta property="og:title" content="${title}">`,
    '<meta property="og:type" content="website">',
  ].join('');

type Dress = { html: string; path: string; role: HostRole; hosts: Hosts; partnerName: string | null };

const dressed = ({ html, path, role, hosts, partnerName }: Dress): string => {
  const siteName = partnerName ?? PRODUCT.name;
  const title = (TITLE.exec(html)?.[1] ?? '').replace(PRODUCT.name, () => escaped(siteName));
  // A page for many addresses has none of its own.
  const links = path.includes(':') ? '' : linksOf(`${publicOrigin(hosts, role)}${path}`, title, siteName);
  const own = partnerName === null ? html : html.replace(DRAWN, '').replace(HOUSE_ICON, '');
  return own
    .replace(PARTNERS, '')
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace('</head>', () => `${links}</head>`);
};

export type Page = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly body: Buffer;
  readonly brotli: () => Promise<Buffer>;
};

const compress = promisify(brotliCompress);
const packedOnce = (body: Buffer): (() => Promise<Buffer>) => {
  let packed: Promise<Buffer> | null = null;
  return () => (packed ??= compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
};

const NAMED_PART = /^[\w.-]{1,64}$/;

/** The screen of an address that names something: `/form/:id` answers `/form/7`. */
const screenOf = (path: string) =>
  SCREENS.find((screen) => {
    const [parts, asked] = [screen.path.split('/'), path.split('/')];
    return (
      parts.length === asked.length &&
      parts.every((part, at) =>
        part.startsWith(':') ? NAMED_PART.test(asked[at] ?? '') : part === asked[at],
      )
    );
  });

/** Longer than any address of ours. */
const LONGEST_PATH = 512;
const withoutLastSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

export type PagesOptions = {
  builds: Builds;
  hosts: Hosts;
  environment: Environment;
  formOrigins: readonly string[];
  partnerName: (brand: string) => string;
};

/** The pages as each host shows them, made when first asked for. Null: this host does not show the path at all. */
export const createPages = (options: PagesOptions) => {
  const { builds, hosts, environment, formOrigins, partnerName } = options;
  const made = new Map<string, Page>();

  const make = (html: string, path: string, status: number, role: HostRole): Page => {
    const name = role.kind === 'partner' ? partnerName(role.brand) : null;
    const page = dressed({ html, path, role, hosts, partnerName: name });
    const body = Buffer.from(page);
    return {
      status,
      headers: pageHeaders({ html: page, path, role, hosts, environment, formOrigins }),
      tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      body,
      brotli: packedOnce(body),
    };
  };

  /** One page for all addresses that lead nowhere: they are without number. */
  const lost = (role: HostRole): Page => {
    const page = made.get('lost') ?? make(builds.pages.get('/') ?? '', '/', 404, role);
    made.set('lost', page);
    return page;
  };

  const built = (html: string, path: string, role: HostRole): Page => {
    const key = `${role.kind === 'partner' ? role.brand : ''} ${path}`;
    const page = made.get(key) ?? make(html, path, 200, role);
    made.set(key, page);
    return page;
  };

  return (asked: string, role: HostRole): Page | null => {
    if (asked.length > LONGEST_PATH) return role.kind === 'partner' ? null : lost(role);
    const path = withoutLastSlash(asked);
    if (!showsPath(role, path)) return null;
    const html = builds.pages.get(path);
    if (html !== undefined) return built(html, path, role);
    if (role.kind === 'partner') return null;
    // What it names is without number too: all of them are one page, which looks for it by itself.
    const screen = screenOf(path);
    return screen === undefined ? lost(role) : built(builds.pages.get('/') ?? '', screen.path, role);
  };
};
