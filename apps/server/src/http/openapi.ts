import { allEndpoints, type Endpoint } from '@garden/contract';
import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

const refusalCodes = [400, 403, 409];

/** The description of every call, generated from the contract (OpenAPI 3.1). */
export function describeApi(publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const { name, endpoint } of allEndpoints()) {
    paths[`/${endpoint.path}`] = { [endpoint.method.toLowerCase()]: describeCall(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grape Garden',
      version: '1',
      description:
        'Every answer is an envelope { code, message, data }, but for files, redirects and translations. Code 200 is done, 400 a refusal with data.errors for fields, ' +
        '403 a session that is over, 409 a change made meanwhile with data.current. Lists page by data.nextCursor.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function describeCall(name: string, endpoint: Endpoint): JsonSchema {
  const input = toSchema(endpoint, 'input');
  const [tag] = name.split('.');
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    security: endpoint.access === 'session' ? [{ token: [] }] : [],
    ...(endpoint.method === 'GET'
      ? { parameters: toParameters(input) }
      : { requestBody: { required: true, content: bodyOf(endpoint, input) } }),
    responses: {
      ...describeAnswers(endpoint),
      429: { description: 'Too many requests; Retry-After says when to come back.' },
    },
  };
}

/** What a schema says nothing of is the file of a form. */
function bodyOf({ takes }: Endpoint, input: JsonSchema): JsonSchema {
  if (takes !== 'form') return { 'application/json': { schema: input } };
  const fields = Object.entries((input.properties ?? {}) as Record<string, JsonSchema>);
  const file = { type: 'string', format: 'binary' };
  const properties = Object.fromEntries(
    fields.map(([name, schema]) => [name, Object.keys(schema).length === 0 ? file : schema]),
  );
  return { 'multipart/form-data': { schema: { ...input, properties } } };
}

function describeAnswers(endpoint: Endpoint): JsonSchema {
  const refused = `refused (code ${refusalCodes.join(', ')})`;
  switch (endpoint.response) {
    case 'file':
      return {
        200: {
          description: `The file, as an attachment with its name; or an envelope: ${refused}.`,
          content: {
            'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
            'application/json': { schema: refusedEnvelope },
          },
        },
      };
    case 'redirect':
      return {
        302: {
          description: 'Where to go on; a browser that is refused is led to the sign-in page.',
          headers: { Location: { schema: { type: 'string', format: 'uri-reference' } } },
        },
        200: {
          description: `An envelope: ${refused}.`,
          content: { 'application/json': { schema: refusedEnvelope } },
        },
      };
    case 'bare':
      return {
        200: {
          description: `Done, without an envelope; or an envelope: ${refused}.`,
          content: {
            'application/json': { schema: { oneOf: [toSchema(endpoint, 'output'), refusedEnvelope] } },
          },
        },
      };
    default:
      return {
        200: {
          description: `Done (code 200), or ${refused}.`,
          content: { 'application/json': { schema: { oneOf: [doneEnvelope(endpoint), refusedEnvelope] } } },
        },
      };
  }
}

function toSchema(endpoint: Endpoint, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint[io], { io, unrepresentable: 'any' });
  return schema;
}

function toParameters(input: JsonSchema): JsonSchema[] {
  const properties = (input.properties ?? {}) as Record<string, JsonSchema>;
  const required = new Set((input.required ?? []) as string[]);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function doneEnvelope(endpoint: Endpoint): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 200 }, message: { type: 'string' }, data: toSchema(endpoint, 'output') },
  };
}

const refusedEnvelope: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { enum: refusalCodes },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        key: { type: 'string' },
        params: { type: 'object' },
        errors: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
        current: {},
      },
    },
  },
};
