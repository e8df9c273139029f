/** What waits for something to happen, all of it told at once. */
const createBell = () => {
  let waiting: (() => void)[] = [];
  return {
    wait: (): Promise<void> => new Promise((resolve) => waiting.push(resolve)),
    ring: (): void => {
      const told = waiting;
      waiting = [];
      for (const tell of told) tell();
    },
  };
};

export type Queue<Item> = {
  /** Waits for room; false when the queue was closed. */
  push: (item: Item) => Promise<boolean>;
  /** The first items, at least one; they stay until dropped. None when the queue was closed. */
  peek: (most: number) => Promise<readonly Item[]>;
  drop: (count: number) => void;
  size: () => number;
  emptied: () => Promise<void>;
  close: () => void;
};

/** First in, first out, of bounded length. */
export const createQueue = <Item>(capacity: number): Queue<Item> => {
  const items: Item[] = [];
  const changed = createBell();
  const closing = new AbortController();
  const isClosed = (): boolean => closing.signal.aborted;
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue() && !isClosed()) await changed.wait();
  };
  return {
    push: async (item) => {
      await until(() => items.length < capacity);
      if (isClosed()) return false;
      items.push(item);
      changed.ring();
      return true;
    },
    peek: async (most) => {
      await until(() => items.length > 0);
      return isClosed() ? [] : items.slice(0, most);
    },
    drop: (count) => {
      items.splice(0, count);
      changed.ring();
    },
    size: () => items.length,
    emptied: () => until(() => items.length === 0),
    close: () => {
      closing.abort();
      changed.ring();
    },
  };
};
