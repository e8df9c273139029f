import { networkOf } from '@chuli/kernel';

export type Refusal = 'full' | 'address-full';

/** Counts connections of the process and of each address, all of one /64 being one. */
export const createSeats = (limits: { connections: number; connectionsPerAddress: number }) => {
  const byNetwork = new Map<string, number>();
  let taken = 0;
  return {
    taken: () => taken,
    /** Null when the seat is taken; it must be left once. */
    take: (address: string): Refusal | null => {
      const network = networkOf(address);
      const count = byNetwork.get(network) ?? 0;
      if (taken >= limits.connections) return 'full';
      if (count >= limits.connectionsPerAddress) return 'address-full';
      byNetwork.set(network, count + 1);
      taken += 1;
      return null;
    },
    leave: (address: string): void => {
      const network = networkOf(address);
      const count = byNetwork.get(network) ?? 0;
      if (count > 1) byNetwork.set(network, count - 1);
      else byNetwork.delete(network);
      taken -= 1;
    },
  };
};

export type Seats = ReturnType<typeof createSeats>;
