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
  /** A record and its further fields. */
  allOf?: Schema[];
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

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  deprecated?: boolean;
}

interface RequestBody {
  $ref?: string;
  content: Record<string, { schema: Schema }>;
}

export interface Operation {
  operationId: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  security: Record<string, unknown>[];
}

interface WebhookBody {
  content: Record<string, { schema: object; example: { data: object } }>;
}

interface Contract {
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    requestBodies: Record<string, RequestBody>;
  };
  webhooks: Record<string, { post: { requestBody: WebhookBody } }>;
}

const FILE = new URL('../../../../openapi.yaml', import.meta.url);
const CACHE = new URL('../../../../node_modules/.cache/boligstyling/', import.meta.url);

/** `openapi.yaml` with what calls share resolved, and each call's own security. */
export const contract = withShared(read());

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

/** The fields of a record, with those of the records that it extends. */
export function fieldsOf({ $ref, properties = {}, allOf = [] }: Schema): Record<string, Schema> {
  if ($ref) return fieldsOf(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  return Object.assign({}, ...allOf.map(fieldsOf), properties);
}

function withShared(read: Contract): Contract {
  const { responses: answers, parameters: asked, requestBodies: bodies } = read.components;
  for (const call of Object.values(read.paths).flatMap((calls) => Object.values(calls))) {
    call.security ??= read.security;
    const body = call.requestBody?.$ref;
    if (body) call.requestBody = bodies[body.split('/').at(-1) ?? ''];
    for (const [status, { $ref }] of Object.entries(call.responses)) {
      const shared = $ref && answers[$ref.split('/').at(-1) ?? ''];
      if (shared) call.responses[status] = shared;
    }
    call.parameters &&= call.parameters.map(
      (each) => asked[each.$ref?.split('/').at(-1) ?? ''] ?? each,
    );
  }
  return read;
}
