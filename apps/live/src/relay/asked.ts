import type { LiveErrorCode } from '@chuli/contracts';

type Question = {
  readonly answered: Promise<LiveErrorCode | null>;
  readonly resolve: (refusal: LiveErrorCode | null) => void;
  readonly askedAt: number;
};

/** Channels that the folder was asked for and has not told of yet; each is asked for once, whoever waits. */
export const createAsked = (now: () => number) => {
  const questions = new Map<string, Question>();
  return {
    names: (): readonly string[] => [...questions.keys()],
    has: (name: string): boolean => questions.has(name),
    add: (name: string): Promise<LiveErrorCode | null> => {
      const held = questions.get(name);
      if (held !== undefined) return held.answered;
      const { promise, resolve } = Promise.withResolvers<LiveErrorCode | null>();
      questions.set(name, { answered: promise, resolve, askedAt: now() });
      return promise;
    },
    settle: (name: string, refusal: LiveErrorCode | null): void => {
      questions.get(name)?.resolve(refusal);
      questions.delete(name);
    },
    /** Those that nobody has answered for so long. */
    olderThan: (ms: number): readonly string[] =>
      [...questions].filter(([, { askedAt }]) => now() - askedAt > ms).map(([name]) => name),
  };
};

export type Asked = ReturnType<typeof createAsked>;
