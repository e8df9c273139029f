import { type Access, CONTRACTS, type Contract, namedContracts } from '@chuli/contracts';
import { ERRORS, PRODUCT } from '@chuli/kernel';
import { z } from 'zod';
import { columnsOf } from './csv.ts';
import { OPERATOR_HEADER } from './operator-door.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return json;
};

const parametersIn = (place: 'path' | 'query', schema: z.ZodObject): Json[] => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: of,
  }));
};

const parametersOf = ({ params, query }: Contract): Json[] => [
  ...(params === undefined ? [] : parametersIn('path', params)),
  ...parametersIn('query', query),
];

const bodyOf = ({ body }: Contract): Json =>
  body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(body, 'input') } },
        },
      };

const repliesOf = (contract: Contract): Json => ({
  description: 'The answer',
  content: {
    'application/json': { schema: schemaOf(contract.reply, 'output') },
    ...(columnsOf(contract.reply) === null ? {} : { 'text/csv': { schema: { type: 'string' } } }),
  },
});

const errorOf = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const SECURITY: Readonly<Record<Access, Json>> = {
  open: {},
  user: { security: [{ bearer: [] }] },
  operator: { security: [{ operator: [] }] },
};

const REFUSALS: Readonly<Record<Access, Json>> = {
  open: {},
  user: { 401: errorOf('Not signed in') },
  operator: { 403: errorOf('Not the key of an operator'), 404: errorOf('No key is set here') },
};

const operationOf = (area: string, name: string, contract: Contract): Json => ({
  operationId: `${area}.${name}`,
  tags: [area],
  summary: contract.summary,
  parameters: parametersOf(contract),
  ...bodyOf(contract),
  ...SECURITY[contract.access],
  responses: {
    200: repliesOf(contract),
    304: { description: 'Unchanged since the answer whose ETag was sent' },
    400: errorOf('A parameter is unknown or not understood'),
    ...REFUSALS[contract.access],
    default: errorOf('Any other error of the table'),
  },
});

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['code', 'message', 'retry', 'details', 'request_id'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string' },
    retry: { type: 'string', enum: ['later', 'never'] },
    details: { type: 'object' },
    request_id: { type: 'string' },
  },
};

/** The whole catalogue as an OpenAPI 3.1 document. */
export const openApiDocument = (version: string) => {
  const paths: Record<string, Json> = {};
  for (const { area, name, contract } of namedContracts()) {
    const path = (paths[`/api${contract.path}`] ??= {});
    path[contract.method.toLowerCase()] = operationOf(area, name, contract);
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: `${PRODUCT.name} API`, version },
    servers: [{ url: '/' }],
    tags: Object.keys(CONTRACTS).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        operator: { type: 'apiKey', in: 'header', name: OPERATOR_HEADER },
      },
    },
  };
};
