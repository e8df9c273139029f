import { allContracts } from '@chuli/contracts';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, unknown>;
};

const document = openApiDocument('1');
const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);

/** Every `$ref` in a value. */
const references = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
      );

const resolves = (reference: string): boolean =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document) !==
  undefined;

describe('the OpenAPI document', () => {
  it('has one operation a contract, under /api', () => {
    expect(operations).toHaveLength(allContracts().length);
    expect(Object.keys(document.paths).every((path) => path.startsWith('/api/'))).toBe(true);
  });

  it('names its operations, each once', () => {
    const ids = operations.map((operation) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toMatchSnapshot();
  });

  it('refers to nothing that it does not hold', () => {
    expect(references(document).filter((reference) => !resolves(reference))).toEqual([]);
  });

  it('gives every parameter a place and a schema, and every operation an answer and errors', () => {
    for (const { parameters, responses } of operations) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', 'default']));
      for (const parameter of parameters) {
        expect(parameter).toMatchObject({
          in: expect.stringMatching(/^(path|query)$/),
          schema: expect.any(Object),
          required: expect.any(Boolean),
        });
        expect(Object.keys(parameter.schema), parameter.name).not.toEqual([]);
      }
    }
  });

  it('says what a floorsheet may be asked', () => {
    const floorsheet = operations.find((operation) => operation.operationId === 'floorsheet.floorsheet');
    expect(floorsheet?.parameters.map((parameter) => [parameter.name, parameter.required])).toContainEqual([
      'symbol',
      false,
    ]);
    const page = floorsheet?.parameters.find((parameter) => parameter.name === 'page');
    expect(page?.schema).toMatchObject({ type: 'integer', default: 1, minimum: 1 });
  });
});
