import { type BenchProcess, startBenchProcess } from './live-process.ts';

/** A folder, relays of it, and processes of listeners, each with a source address of its own. */
export type ScalePlace = {
  readonly folder: BenchProcess;
  readonly folderPort: number;
  /** Of the bare sockets in the same process. */
  readonly barePort: number;
  readonly relays: readonly { readonly server: BenchProcess; readonly port: number }[];
  readonly clients: readonly BenchProcess[];
  stop: () => Promise<void>;
};

const FIRST_ADDRESS = 2;

export const openScalePlace = async (relays: number, senders: number): Promise<ScalePlace> => {
  const all: BenchProcess[] = [];
  const start = (script: string): BenchProcess => {
    const process = startBenchProcess(script);
    all.push(process);
    return process;
  };
  const folder = start(import.meta.resolve('./live-server.ts'));
  const { live: folderPort = 0, bare: barePort = 0 } = await folder.ask('listen');
  const openRelay = async () => {
    const server = start(import.meta.resolve('./scale-relay.ts'));
    return { server, port: (await server.ask('listen', { folder: folderPort }))['live'] ?? 0 };
  };
  const openSender = async (at: number): Promise<BenchProcess> => {
    const sender = start(import.meta.resolve('./live-clients.ts'));
    await sender.ask('comeFrom', { byte: FIRST_ADDRESS + at });
    return sender;
  };
  return {
    folder,
    folderPort,
    barePort,
    relays: await Promise.all(Array.from({ length: relays }, openRelay)),
    clients: await Promise.all(Array.from({ length: senders }, (_, at) => openSender(at))),
    stop: async () => {
      for (const process of all.toReversed()) await process.stop();
    },
  };
};
