import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The methods in use. */
export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** The part of a JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  /** Several where it may be null. */
  type?: string | string[];
  format?: string;
  example?: unknown;
  enum?: unknown[];
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

/** One call as the contract tells of it. */
export interface Operation {
  operationId: string;
  deprecated?: boolean;
  parameters?: { name: string; in: string; schema: Schema; deprecated?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description?: string; content?: object; headers?: object }>;
  security?: Record<string, unknown>[];
}

/** What the contract says of a message to an integrator. */
interface Told {
  content: Record<string, { schema: object; example: { data: object } }>;
}

/** What `openapi.yaml` says. */
export const contract = parse(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  webhooks: Record<string, { post: { requestBody: Told } }>;
};
