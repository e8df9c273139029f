import { askUnder } from './hosts-wire.ts';
import type { HostsPlace } from './hosts-place.ts';
import { MAIN, PARTNERS } from './hosts-values.ts';

const PAGES = ['/', '/demo', '/charts'];
const CALLS = ['/api/sector/', '/api/broker/', '/api/membership/package/list/'];

const tagOf = (head: string): string => /^etag: (.*)$/im.exec(head)?.[1] ?? '';

export type Copies = { asked: number; crossed: string[] };

/**
 * Asks the same under every brand and shows each answer's tag to all others: a tag of another brand must never be taken
 * for one's own, and a question asked with strange names beside it must leave no trace in the next one's answer.
 */
export const askCopies = async ({ api, web }: HostsPlace): Promise<Copies> => {
  const hosts = [MAIN, ...PARTNERS];
  const crossed: string[] = [];
  let asked = 0;
  const ask = async (port: number, host: string, path: string, lines: readonly string[] = []) => {
    asked += 1;
    return askUnder(port, host, path, lines);
  };
  for (const [port, paths] of [
    [web.port, [...PAGES, ...CALLS]],
    [api.port, CALLS],
  ] as const)
    for (const path of paths) {
      const tags = new Map<string, string>();
      const bodies = new Map<string, string>();
      for (const host of hosts) {
        await ask(port, host, path, ['X-Forwarded-Host: evil.example', 'X-Host: evil.example']);
        const { status, head, body } = await ask(port, host, path);
        if (status !== 200) throw new Error(`${host}${path} is answered ${status}`);
        if (/evil/.test(body)) crossed.push(`${path} on ${host} was poisoned`);
        tags.set(host, tagOf(head));
        bodies.set(host, body);
      }
      if (new Set(tags.values()).size !== hosts.length) crossed.push(`${path} has one tag for two brands`);
      for (const [host, tag] of tags)
        for (const other of hosts) {
          const { status } = await ask(port, other, path, [`If-None-Match: ${tag}`]);
          if ((status === 304) !== (other === host))
            crossed.push(`${path} of ${host} on ${other}: ${status}`);
        }
    }
  return { asked, crossed };
};
