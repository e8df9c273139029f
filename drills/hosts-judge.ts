import { HOSTS } from '@chuli/contracts/screens';

const { whole, partners } = HOSTS.test;

/** Held here a second time, so that a slip in the product's own list is seen. */
const THEMED = new Set(
  (
    '/ /demo /demo-1 /demo-2 /nepse-market-summary /charts /sector-chart /live-chart /fundamental-scan ' +
    '/brokers-analytics /stock-profile /broker-theme /fundamental-theme /stock-details /login'
  ).split(' '),
);

export type Reply = { status: number; head: string; body: string };

/** One request as it stands on the wire. */
export type Asked = { target: string; lines: readonly string[] };

/** Who an honest reader takes the request to be for: one Host line, plainly one of ours, or nobody. */
const honestHost = ({ lines, target }: Asked): string | null => {
  if (lines.some((line) => /^\s|\n/.test(line))) return null;
  const hosts = lines.filter((line) => /^host:/i.test(line));
  const [line] = hosts;
  if (hosts.length !== 1 || line === undefined || !/^\/(?!\/)/.test(target)) return null;
  const value = line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toLowerCase();
  const name = value.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  return [...whole, ...Object.keys(partners)].find((own) => own === name) ?? null;
};

const isHtml = ({ head }: Reply): boolean => /^content-type: text\/html/im.test(head);

const ADDRESS = /(?:https?:)?\/\/(?:[\w-]+\.)+[a-z]{2,}/gi;
/** Names of vocabularies, which nobody follows. */
const NAMESPACES = /^https?:\/\/www\.w3\.org$/;

/** Addresses of others that a page or a redirect leads to. */
const foreignLinks = (reply: Reply, host: string | null): string[] => {
  const { head, body } = reply;
  const leads = (head.match(/^(?:location|link|refresh|content-location):.*$/gim) ?? []).join('\n');
  // Licences of libraries stand in comments.
  const text = isHtml(reply) ? body.replaceAll(/\/\*[\s\S]*?\*\//g, '') : '';
  const found = `${leads}\n${text}`.match(ADDRESS) ?? [];
  return found.filter(
    (address) => !NAMESPACES.test(address) && address.toLowerCase() !== `https://${host ?? ''}`,
  );
};

const isProductPage = (reply: Reply): boolean =>
  reply.status < 400 && isHtml(reply) && /<script[^>]*type="module"|swagger/.test(reply.body);

export type Verdict = {
  fullSite: boolean;
  strange: boolean;
  links: string[];
  echo: boolean;
  failed: boolean;
};

/** What an answer must not be, whatever was asked. */
export const judge = (asked: Asked, reply: Reply): Verdict => {
  const host = honestHost(asked);
  const isWhole = host !== null && whole.includes(host);
  const path = (asked.target.split('?', 1)[0] ?? '').replace(/(?<=.)\/+$/, '');
  const isPage = isProductPage(reply);
  const hasHouse = !isWhole && isHtml(reply) && /<!--drawn-->|Chuli/.test(reply.body);
  return {
    fullSite: !isWhole && (hasHouse || (isPage && !(host !== null && THEMED.has(path)))),
    strange: host === null && reply.status < 400,
    links: foreignLinks(reply, host),
    echo: /evil/i.test(reply.head + reply.body),
    failed: reply.status >= 500,
  };
};
