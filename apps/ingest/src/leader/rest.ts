/** A pause that can be cut short. */
export const createRest = () => {
  let end = (): void => undefined;
  return {
    take: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: (): void => end(),
  };
};
