import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  example?: unknown;
  enum?: unknown[];
  /** The values of an enum that may be null. */
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Response {
  $ref?: string;
  description?: string;
  content?: object;
  headers?: object;
}

export interface Operation {
  operationId: string;
  deprecated?: boolean;
  parameters?: { name: string; in: string; schema: Schema; deprecated?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
  security?: Record<string, unknown>[];
}

interface Told {
  content: Record<string, { schema: object; example: { data: object } }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
  webhooks: Record<string, { post: { requestBody: Told } }>;
}

/** `openapi.yaml`, with references to shared responses resolved. */
export const contract = withResponses(
  parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')) as Contract,
);

function withResponses(read: Contract): Contract {
  for (const { responses } of Object.values(read.paths).flatMap((calls) => Object.values(calls))) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      const shared = $ref && read.components.responses[$ref.split('/').at(-1) ?? ''];
      if (shared) responses[status] = shared;
    }
  }
  return read;
}
