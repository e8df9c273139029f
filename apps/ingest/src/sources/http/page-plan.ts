/** Contract ids begin with the day; the two digits that follow name the partition that matched them. */
const partitionOf = (contractId: string): string => contractId.slice(8, 10);

/** Counts of what was seen, by partition: they tell where in a descending list the newest of each partition stand. */
export const createPartitionCounts = () => {
  const counts = new Map<string, number>();
  return {
    add: (contractId: string): void => {
      const partition = partitionOf(contractId);
      counts.set(partition, (counts.get(partition) ?? 0) + 1);
    },
    /** Pages on which a partition begins, highest partition first. */
    firstPages: (pageSize: number): number[] => {
      let offset = 0;
      return [...counts.keys()]
        .sort()
        .reverse()
        .map((partition) => {
          const page = Math.floor(offset / pageSize);
          offset += counts.get(partition) ?? 0;
          return page;
        });
    },
  };
};

export type PageRead = {
  readonly page: number;
  readonly isAllNew: boolean;
  readonly totalPages: number;
  readonly firstPages: readonly number[];
  readonly done: ReadonlySet<number>;
  /** Everything else failed lately: read every page once. */
  readonly canWalk: boolean;
};

/**
 * Where to look next for contracts that are declared but not seen: after a page that was all new, the next one; else
 * where another partition begins; else, now and then, every page that was not read in this round. Null: nowhere.
 */
export const nextPage = ({
  page,
  isAllNew,
  totalPages,
  firstPages,
  done,
  canWalk,
}: PageRead): number | null => {
  const isOpen = (candidate: number): boolean => candidate < totalPages && !done.has(candidate);
  if (isAllNew && isOpen(page + 1)) return page + 1;
  const partition = firstPages.find(isOpen);
  if (partition !== undefined) return partition;
  if (!canWalk) return null;
  for (let candidate = 0; candidate < totalPages; candidate++) if (isOpen(candidate)) return candidate;
  return null;
};
