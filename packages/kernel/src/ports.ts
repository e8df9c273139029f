/** Where each process listens unless its settings say otherwise: no two of them on one port of one machine. */
export const PORTS = { web: 4300, api: 4310, live: 4320, ingest: 4330, worker: 4340 } as const;
