export type HandOver<Item> = {
  /** Takes all of them or, when it rejects, may be given them again. */
  take: (items: readonly Item[]) => Promise<void>;
  /** Whether trying again cannot help, because of an item and not of whoever takes it. */
  isForGood: (error: unknown) => boolean;
  /** Puts aside the one item that is never taken; when it rejects, it is tried again. */
  refuse: (item: Item, error: unknown) => Promise<void>;
  /** They are taken or put aside and do not come again. */
  onDone: (items: readonly Item[]) => void;
  /** While it takes long: everything that is still to be done. */
  onHalved?: (rest: () => readonly Item[]) => void;
  /** After a failure that may pass; false when it is not to be tried again. Told everything that is still to be done. */
  goOn: (error: unknown, attempt: number, rest: readonly Item[]) => Promise<boolean>;
};

/**
 * Hands items over in their order. A part that is refused for good is halved until what is refused stands alone: it is
 * put aside and everything else goes on. Any other failure is tried again.
 */
export const handOver = async <Item>(
  items: readonly Item[],
  { take, isForGood, refuse, onDone, onHalved, goOn }: HandOver<Item>,
): Promise<void> => {
  const parts: (readonly Item[])[] = [items];
  const rest = (): readonly Item[] => parts.toReversed().flat();
  let attempt = 0;
  const settle = async (part: readonly Item[], error: unknown): Promise<void> => {
    const [only] = part;
    if (part.length === 1 && only !== undefined) {
      await refuse(only, error);
      onDone(part);
      return;
    }
    const middle = Math.ceil(part.length / 2);
    parts.push(part.slice(middle), part.slice(0, middle));
    onHalved?.(rest);
  };
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    try {
      const error = await failureOf(take(part), isForGood);
      if (error === null) onDone(part);
      else await settle(part, error.cause);
      attempt = 0;
    } catch (error) {
      parts.push(part);
      attempt += 1;
      if (!(await goOn(error, attempt, rest()))) return;
    }
  }
};

/** Null when it was taken; rejects with what may pass. */
const failureOf = async (
  taking: Promise<void>,
  isForGood: (error: unknown) => boolean,
): Promise<{ cause: unknown } | null> => {
  try {
    await taking;
    return null;
  } catch (error) {
    if (isForGood(error)) return { cause: error };
    throw error;
  }
};
