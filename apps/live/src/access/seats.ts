import { networksOf } from '@chuli/kernel';

export type Refusal = 'full' | 'address-full';

/** How many times the seats of an address its wider networks have: whoever rents many addresses rents them side by side. */
const wider = (width: number): number => 2 ** width;

/** Counts connections of the process and of each network around an address. */
export const createSeats = (limits: { connections: number; connectionsPerAddress: number }) => {
  const byNetwork = new Map<string, number>();
  let taken = 0;
  return {
    taken: () => taken,
    /** Null when the seat is taken; it must be left once. */
    take: (address: string): Refusal | null => {
      const networks = networksOf(address);
      if (taken >= limits.connections) return 'full';
      const isFull = networks.some(
        (network, width) => (byNetwork.get(network) ?? 0) >= limits.connectionsPerAddress * wider(width),
      );
      if (isFull) return 'address-full';
      for (const network of networks) byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1);
      taken += 1;
      return null;
    },
    leave: (address: string): void => {
      for (const network of networksOf(address)) {
        const count = byNetwork.get(network) ?? 0;
        if (count > 1) byNetwork.set(network, count - 1);
        else byNetwork.delete(network);
      }
      taken -= 1;
    },
  };
};

export type Seats = ReturnType<typeof createSeats>;
