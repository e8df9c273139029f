import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { newTraceId, readTraceparent } from '@chuli/telemetry';

type From = ReturnType<typeof readTraceparent>;
type Raw = Pick<IncomingMessage, 'headers' | 'socket'>;

export type RequestIds = {
  /** The trace to which one of our own servers says that a request belongs; null where none of them sent it. */
  readonly from: (raw: Raw) => From;
  /** One id through all processes: that of the trace. */
  readonly id: (raw: Raw) => string;
};

const listOf = (trusted: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const one of trusted) {
    const [address = '', bits] = one.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
};

/** Only a proxy of ours is believed: whoever else could choose an id would write into our logs under that of another. */
export const requestIds = (trusted: readonly string[]): RequestIds => {
  const ours = listOf(trusted);
  const isOurs = (address: string): boolean => {
    const family = isIP(address);
    return family !== 0 && ours.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  const from = ({ headers, socket }: Raw): From =>
    isOurs(socket.remoteAddress ?? '') ? readTraceparent(headers['traceparent']) : null;
  return { from, id: (raw) => from(raw)?.traceId ?? newTraceId() };
};
