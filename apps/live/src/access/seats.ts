export type Refusal = 'full' | 'address-full';

/** Counts connections of the process and of each address. */
export const createSeats = (limits: { connections: number; connectionsPerAddress: number }) => {
  const byAddress = new Map<string, number>();
  let taken = 0;
  return {
    taken: () => taken,
    /** Null when the seat is taken; it must be left once. */
    take: (address: string): Refusal | null => {
      const count = byAddress.get(address) ?? 0;
      if (taken >= limits.connections) return 'full';
      if (count >= limits.connectionsPerAddress) return 'address-full';
      byAddress.set(address, count + 1);
      taken += 1;
      return null;
    },
    leave: (address: string): void => {
      const count = byAddress.get(address) ?? 0;
      if (count > 1) byAddress.set(address, count - 1);
      else byAddress.delete(address);
      taken -= 1;
    },
  };
};

export type Seats = ReturnType<typeof createSeats>;
