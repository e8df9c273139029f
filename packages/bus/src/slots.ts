/** A bounded number of things at a time; who comes when all slots are taken waits in line. */
export const createSlots = (count: number) => {
  let free = count;
  const line: (() => void)[] = [];
  return {
    take: (): Promise<void> | undefined => {
      if (free > 0) {
        free -= 1;
        return undefined;
      }
      return new Promise((resolve) => line.push(resolve));
    },
    give: (): void => {
      const next = line.shift();
      if (next === undefined) free += 1;
      else next();
    },
  };
};
