import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Told = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: { traceId: string; name: string }[] }[];
  }[];
};

/** Where traces go: which processes told of which, each span as `process name`. */
export type Collector = {
  readonly url: string;
  readonly traces: ReadonlyMap<string, ReadonlySet<string>>;
  stop: () => void;
};

export const startCollector = async (): Promise<Collector> => {
  const traces = new Map<string, Set<string>>();
  const take = ({ resourceSpans }: Told): void => {
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { traceId, name } of scopeSpans.flatMap(({ spans }) => spans)) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
        const told = traces.get(traceId) ?? new Set();
        traces.set(traceId, told.add(`${service} ${name}`));
      }
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      take(JSON.parse(text) as Told);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traces,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
