import type { Drill } from './drill.ts';
import { askCopies } from './hosts-copies.ts';
import { judge } from './hosts-judge.ts';
import { type HostsPlace, openHostsPlace } from './hosts-place.ts';
import { searchLogs } from './hosts-secrets.ts';
import { type HostTry, hostTry } from './hosts-values.ts';
import { requestsIn, sendRaw } from './hosts-wire.ts';
import { chanceOf } from './tokens-thefts.ts';

const TRIES = { small: 400, full: 5_000 };
const LANES = 8;

type Counts = {
  answers: number;
  statuses: Map<number, number>;
  fullSite: number;
  strange: number;
  links: number;
  echoes: number;
  failed: number;
};

const show = (what: string, tried: HostTry): void =>
  console.log(`  ${what}: ${tried.kind}, ${JSON.stringify([tried.target, ...tried.lines]).slice(0, 300)}`);

const count = (counts: Counts, tried: HostTry, replies: Awaited<ReturnType<typeof sendRaw>>): void => {
  const requests = requestsIn(tried);
  for (const [at, reply] of replies.entries()) {
    const verdict = judge(requests[at] ?? { target: '', lines: [] }, reply);
    counts.answers += 1;
    counts.statuses.set(reply.status, (counts.statuses.get(reply.status) ?? 0) + 1);
    if (verdict.fullSite) show('full site', tried);
    if (verdict.strange) show('let in', tried);
    if (verdict.links.length > 0) show(`leads to ${verdict.links.join(' ')}`, tried);
    if (verdict.echo) show('says it again', tried);
    if (verdict.failed) show(`failed with ${reply.status}`, tried);
    counts.fullSite += Number(verdict.fullSite);
    counts.strange += Number(verdict.strange);
    counts.links += verdict.links.length;
    counts.echoes += Number(verdict.echo);
    counts.failed += Number(verdict.failed);
  }
};

const tryHosts = async ({ api, web }: HostsPlace, tries: number, seed: number): Promise<Counts> => {
  const chance = chanceOf(seed);
  const counts: Counts = {
    answers: 0,
    statuses: new Map(),
    fullSite: 0,
    strange: 0,
    links: 0,
    echoes: 0,
    failed: 0,
  };
  let made = 0;
  const lane = async (): Promise<void> => {
    while (made < tries) {
      made += 1;
      const tried = hostTry(chance);
      for (const { port } of [web, api]) count(counts, tried, await sendRaw(port, tried));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return counts;
};

/** Host names that lie, against the web server and the API; copies kept under other brands; secrets in all logs. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const tries = times ?? (isFull ? TRIES.full : TRIES.small);
  const place = await openHostsPlace();
  try {
    const counts = await tryHosts(place, tries, seed);
    const statuses = [...counts.statuses].toSorted(([a], [b]) => a - b);
    console.log(`  answers: ${statuses.map(([status, times]) => `${times} × ${status}`).join(', ')}`);
    const { asked, crossed } = await askCopies(place);
    for (const what of crossed) console.log(`  ${what}`);
    const { shown, logs, leaks } = await searchLogs(place);
    for (const what of leaks) console.log(`  ${what}`);
    console.log(`  ${shown} requests with secrets; ${logs.join(', ')}`);
    const { answers, fullSite, strange, links, echoes, failed } = counts;
    return {
      isGood:
        fullSite + strange + links + echoes + failed + crossed.length + leaks.length === 0 &&
        answers >= tries,
      summary: `${tries} hostile hosts on the web server and the API, ${answers} answers: ${fullSite} full-site pages on partner hosts, ${strange} strangers let in, ${links} foreign links, ${echoes} echoed, ${failed} failures; ${asked} questions under three brands, ${crossed.length} cross-brand hits; ${leaks.length} numbers, tokens or codes in ${logs.length} logs`,
    };
  } finally {
    await place.stop();
  }
};
