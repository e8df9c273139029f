/** A test whose passes are remembered: symbols, brokers and dates repeat through a whole file. */
export const remembered = (matches: (text: string) => boolean): ((text: string) => boolean) => {
  const good = new Set<string>();
  return (text) => {
    if (good.has(text)) return true;
    if (!matches(text)) return false;
    good.add(text);
    return true;
  };
};
