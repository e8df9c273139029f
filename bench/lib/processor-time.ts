/** Milliseconds of processor time that this process has taken, whatever else the machine does. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

export const timeOf = (work: () => void): number => {
  const before = processorMs();
  work();
  return processorMs() - before;
};
