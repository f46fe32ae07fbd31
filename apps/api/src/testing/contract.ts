import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

const FILE = new URL('../../../../openapi.yaml', import.meta.url);
const CACHE = new URL('../../../../node_modules/.cache/boligstyling/', import.meta.url);

/** `openapi.yaml`, with references to shared responses resolved. */
export const contract = withResponses(read());

/** Parsing the YAML takes seconds and JSON milliseconds, so each version is parsed once. */
function read(): Contract {
  const text = readFileSync(FILE, 'utf8');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const cached = new URL(`contract-${version}.json`, CACHE);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8'));
  const parsed = parse(text) as Contract;
  mkdirSync(CACHE, { recursive: true });
  // Another process that does the same sees a whole file or none.
  const written = new URL(`contract-${version}-${process.pid}`, CACHE);
  writeFileSync(written, JSON.stringify(parsed));
  renameSync(written, cached);
  return parsed;
}

function withResponses(read: Contract): Contract {
  for (const { responses } of Object.values(read.paths).flatMap((calls) => Object.values(calls))) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      const shared = $ref && read.components.responses[$ref.split('/').at(-1) ?? ''];
      if (shared) responses[status] = shared;
    }
  }
  return read;
}
