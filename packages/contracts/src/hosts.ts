import { type Environment, PRODUCT } from '@chuli/kernel';

/** The hosts that one environment answers to. A host that is not named is refused. */
export type Hosts = {
  /** These get the whole product. */
  readonly whole: readonly string[];
  /** Whether a bare IP address gets the whole product. */
  readonly ipAddresses: boolean;
  /** Host to partner brand. These get the themed set alone. */
  readonly partners: Readonly<Record<string, string>>;
  /** Brand to the origins of the partner's own sites, which may show its pages in a frame. */
  readonly frames: Readonly<Record<string, readonly string[]>>;
};

const DOMAIN = `${PRODUCT.slug}.app`;

/** A test or developer host never works in production, nor the main host on a developer's machine. */
export const HOSTS: Readonly<Record<Environment, Hosts>> = {
  production: { whole: [DOMAIN, `www.${DOMAIN}`], ipAddresses: false, partners: {}, frames: {} },
  test: {
    whole: [`test.${DOMAIN}`],
    ipAddresses: false,
    partners: { [`himal.test.${DOMAIN}`]: 'himal', [`nilam.test.${DOMAIN}`]: 'nilam' },
    frames: { himal: ['https://himal.example'], nilam: ['https://www.nilam.example'] },
  },
  development: {
    whole: [`dev.${DOMAIN}`, 'localhost'],
    ipAddresses: true,
    partners: { 'himal.localhost': 'himal', 'nilam.localhost': 'nilam' },
    frames: { himal: ['http://127.0.0.1:*'], nilam: [] },
  },
};

/** The pages that a partner's host shows, and no others. */
export const THEMED_PATHS: readonly string[] = [
  '/',
  '/demo',
  '/demo-1',
  '/demo-2',
  '/nepse-market-summary',
  '/charts',
  '/sector-chart',
  '/live-chart',
  '/fundamental-scan',
  '/brokers-analytics',
  '/stock-profile',
  '/broker-theme',
  '/fundamental-theme',
  '/stock-details',
  '/login',
];

/** Pages of a partner that its own sites may show in a frame: none of them takes anything that a frame could steal. */
export const FRAMED_PATHS: readonly string[] = [
  '/demo',
  '/demo-1',
  '/demo-2',
  '/broker-theme',
  '/fundamental-theme',
  '/stock-details',
];

/** Pages of ours that the sites of partners may show in a frame: they know nobody and take nothing. */
const EMBEDDED_PATHS: ReadonlySet<string> = new Set(['/chart']);

/** Origins that may show a page in a frame; most pages may be shown in none. */
export const framesOf = (hosts: Hosts, role: HostRole, path: string): readonly string[] => {
  if (role.kind === 'partner') return FRAMED_PATHS.includes(path) ? (hosts.frames[role.brand] ?? []) : [];
  return role.kind === 'whole' && EMBEDDED_PATHS.has(path) ? Object.values(hosts.frames).flat() : [];
};

/** What a host is to us: all of the product, a partner's part of it in its brand, or nothing. */
export type HostRole = { kind: 'whole' } | { kind: 'partner'; brand: string } | { kind: 'unknown' };

const isIpAddress = (host: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^\[[\da-f:]+\]$/.test(host);

const HOST_HEADER = /^([a-z\d.-]{1,253}|\[[\da-f:]{2,45}\])(?::\d{1,5})?$/i;

/** The name in a Host header without its port; null for anything that no honest client writes there. */
export const hostNameOf = (header: string | undefined): string | null =>
  HOST_HEADER.exec(header ?? '')?.[1]?.toLowerCase() ?? null;

/** `host` is a name without its port, as the browser gives it. */
export const hostRole = (hosts: Hosts, host: string): HostRole => {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (hosts.whole.includes(name) || (hosts.ipAddresses && isIpAddress(name))) return { kind: 'whole' };
  const brand = Object.hasOwn(hosts.partners, name) ? hosts.partners[name] : undefined;
  return brand === undefined ? { kind: 'unknown' } : { kind: 'partner', brand };
};

/** A request as it came over the wire; one of Node's is such. */
type WireRequest = {
  readonly url?: string | undefined;
  readonly headers: { readonly host?: string | undefined };
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
};

/** `Host` twice, or a target with a host of its own, means that somebody before us may read another name than we do. */
export const isPlainRequest = ({ rawHeaders, url }: WireRequest): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1 &&
  /^\/(?!\/)/.test(url ?? '');

/** What the host is to us. `X-Forwarded-Host` and its kin are never asked: only the connection's own name counts. */
export const roleOfRequest = (hosts: Hosts, request: WireRequest): HostRole => {
  const name = isPlainRequest(request) ? hostNameOf(request.headers.host) : null;
  return name === null ? { kind: 'unknown' } : hostRole(hosts, name);
};

/** Whether a host shows this path at all; who is asking is another question. */
export const showsPath = (role: HostRole, path: string): boolean =>
  role.kind === 'whole' || (role.kind === 'partner' && THEMED_PATHS.includes(path));

/** The address of a host as links name it: from the table, whatever a request says of itself. */
export const publicOrigin = (hosts: Hosts, role: HostRole): string => {
  const named = Object.entries(hosts.partners).find(
    ([, brand]) => role.kind === 'partner' && brand === role.brand,
  );
  return `https://${named?.[0] ?? hosts.whole[0]}`;
};
