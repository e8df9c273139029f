import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import type { z } from 'zod';

type Problem = { parameter: string; problem: string };

const problemsOf = (contract: Contract, asked: object, error: z.ZodError | undefined): Problem[] => [
  ...Object.keys(asked)
    .filter((name) => !Object.hasOwn(contract.query.shape, name))
    .map((parameter) => ({ parameter, problem: 'There is no such parameter.' })),
  ...(error?.issues ?? [])
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map((issue) => ({ parameter: issue.path.join('.'), problem: issue.message })),
];

/** All problems together. Unknown names are looked for here, because a schema passes over `__proto__`. */
export const parseQuery = (contract: Contract, asked: object): Record<string, unknown> => {
  const { data, error } = contract.query.safeParse(asked);
  const problems = problemsOf(contract, asked, error);
  if (data === undefined || problems.length > 0) throw new AppError('input.invalid', { problems });
  return data;
};

/** Whether a reply is what its contract promises: nothing missing, nothing wrong, nothing beyond. */
export const checkReply = ({ reply: schema, path }: Contract, reply: unknown): void => {
  const parsed = schema.safeParse(reply);
  if (!parsed.success) throw new AppError('data.inconsistent', { path, issues: parsed.error.issues });
  if (!isDeepStrictEqual(parsed.data, reply))
    throw new AppError('data.inconsistent', { path, surplus: true });
};
