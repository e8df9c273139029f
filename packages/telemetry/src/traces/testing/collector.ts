import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ToldSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
  readonly status: { readonly code: number };
};

type Body = { resourceSpans: { scopeSpans: { spans: ToldSpan[] }[] }[] };

/** Stands in for a collector of traces: takes OTLP by HTTP and remembers it, or refuses, or says nothing. */
export const startCollector = async () => {
  const spans: ToldSpan[] = [];
  let asked = 0;
  let mood: 'takes' | 'refuses' | 'silent' = 'takes';
  const server: Server = createServer((request, response) => {
    asked += 1;
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      if (mood === 'silent') return;
      if (mood === 'refuses' || request.url !== '/v1/traces') {
        response.writeHead(503).end();
        return;
      }
      const { resourceSpans } = JSON.parse(text) as Body;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: (): readonly ToldSpan[] => spans,
    asked: () => asked,
    become: (next: typeof mood): void => void (mood = next),
    stop: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export type Collector = Awaited<ReturnType<typeof startCollector>>;
