import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import type { z } from 'zod';

type Problem = { parameter: string; problem: string };

const problemsOf = (schema: z.ZodObject, asked: object, error: z.ZodError | undefined): Problem[] => [
  ...Object.keys(asked)
    .filter((name) => !Object.hasOwn(schema.shape, name))
    .map((parameter) => ({ parameter, problem: 'There is no such parameter.' })),
  ...(error?.issues ?? [])
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map((issue) => ({ parameter: issue.path.join('.'), problem: issue.message })),
];

/** All problems together. Unknown names are looked for here, because a schema passes over `__proto__`. */
const parseClosed = (schema: z.ZodObject, asked: object): Record<string, unknown> => {
  const { data, error } = schema.safeParse(asked);
  const problems = problemsOf(schema, asked, error);
  if (data === undefined || problems.length > 0) throw new AppError('input.invalid', { problems });
  return data;
};

export const parseQuery = (contract: Contract, asked: object): Record<string, unknown> =>
  parseClosed(contract.query, asked);

/** Undefined where nothing in the path is named. */
export const parseParams = ({ params: schema }: Contract, asked: object): unknown =>
  schema === undefined ? undefined : parseClosed(schema, asked);

/** Undefined where the contract takes no body; one that is sent all the same is not understood. */
export const parseBody = ({ body: schema }: Contract, sent: unknown): unknown => {
  if (schema === undefined) {
    if (sent === undefined || sent === null) return undefined;
    throw new AppError('input.invalid', {
      problems: [{ parameter: '', problem: 'Nothing is sent along here.' }],
    });
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new AppError('input.invalid', {
      problems: [{ parameter: '', problem: 'A JSON object is expected.' }],
    });
  return parseClosed(schema, sent);
};

/** Whether a reply is what its contract promises: nothing missing, nothing wrong, nothing beyond, not too many rows. */
export const checkReply = ({ reply: schema, path, mostRows }: Contract, reply: unknown): void => {
  const parsed = schema.safeParse(reply);
  if (!parsed.success) throw new AppError('data.inconsistent', { path, issues: parsed.error.issues });
  if (!isDeepStrictEqual(parsed.data, reply))
    throw new AppError('data.inconsistent', { path, surplus: true });
  const rows = typeof reply === 'object' && reply !== null && 'rows' in reply ? reply.rows : [];
  if (Array.isArray(rows) && rows.length > mostRows)
    throw new AppError('data.inconsistent', { path, rows: rows.length, most: mostRows });
};
