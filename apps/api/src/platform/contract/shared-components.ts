import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './about-the-api.js';
import { camelCase, repeated } from './repeated.js';

const PROBLEM = 'application/problem+json';

interface ErrorResponse {
  content?: Record<string, { examples?: object; schema?: { allOf?: CurrentPart[] } }>;
  headers?: object;
}

interface CurrentPart {
  properties?: { current?: { allOf: [{ $ref: string }] } };
}

const currentIn = ({ content }: ErrorResponse): string[] =>
  (content?.[PROBLEM]?.schema?.allOf ?? []).flatMap(
    ({ properties }) => properties?.current?.allOf[0].$ref.split('/').at(-1) ?? [],
  );

/**
 * A name lists the problems, the current record's schema, and `limited` for rate-limit headers.
 * Letters only, because one client generator finds no name with a dot or hyphen.
 *
 * @param document the finished contract; changed in place
 * @throws Error when two different responses have one name
 */
export function shareErrorResponses(document: OpenAPIObject): void {
  const shared: Record<string, object> = {};
  for (const { responses } of operationsOf(document)) {
    for (const [status, response] of Object.entries(responses)) {
      const { content, headers } = response as ErrorResponse;
      const examples = content?.[PROBLEM]?.examples;
      if (!examples) continue;
      const limited = 'RateLimit' in (headers ?? {}) ? ['limited'] : [];
      const parts = [...Object.keys(examples), ...currentIn(response as ErrorResponse), ...limited];
      const name = camelCase(parts.join('-'));
      // The example of a problem has no record of this schema.
      if (currentIn(response as ErrorResponse).length > 0) delete content[PROBLEM]?.examples;
      const known = (shared[name] ??= response as object);
      if (!isDeepStrictEqual(known, response)) throw new Error(`Two responses are called ${name}`);
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  addComponents(document, { responses: shared });
}

/**
 * Equal answers of several calls are shared too. A name is that of the schema, with `limited` and
 * `versioned` for the headers of rate limits and versions.
 *
 * @param document the contract with its errors shared; changed in place
 */
export function shareResponses(document: OpenAPIObject): void {
  const shared: Record<string, object> = {};
  const spelt = operationsOf(document).flatMap(({ responses }) =>
    Object.entries(responses).map(([status, response]) => {
      const share = (name: string) => {
        shared[name] = response as object;
        responses[status] = { $ref: `#/components/responses/${name}` };
      };
      return {
        name: nameOfAnswer(status, response as Answer),
        spelt: response as object,
        share,
      };
    }),
  );
  for (const { name, share } of repeated(spelt)) share(name);
  addComponents(document, { responses: shared });
}

interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: { $ref?: string } }>;
  headers?: object;
}

/** Undefined for files, whose types one client generator does not find in a shared answer. */
function nameOfAnswer(status: string, { $ref, content, headers = {} }: Answer): string | undefined {
  if ($ref) return undefined;
  const schema = content?.['application/json']?.schema?.$ref?.split('/').at(-1);
  if (!schema) return undefined;
  const body = schema[0]?.toLowerCase() + schema.slice(1);
  const limited = 'RateLimit' in headers ? 'Limited' : '';
  const versioned = 'ETag' in headers ? 'Versioned' : '';
  return `${body}${status === '201' ? 'Created' : ''}${limited}${versioned}`;
}

/** Equal parameters of several calls are shared. */
export function shareParameters(document: OpenAPIObject): void {
  const shared: Record<string, object> = {};
  const messages = Object.values(document.webhooks ?? {}).flatMap((each) =>
    'post' in each && each.post ? [each.post] : [],
  );
  const spelt = [...operationsOf(document), ...messages].flatMap(({ parameters = [] }) =>
    parameters.map((parameter, nth) => {
      const share = (name: string) => {
        shared[name] = parameter;
        parameters[nth] = { $ref: `#/components/parameters/${name}` };
      };
      const name = 'name' in parameter ? camelCase(parameter.name.replaceAll('_', '-')) : undefined;
      return { name, spelt: parameter, share };
    }),
  );
  for (const { name, share } of repeated(spelt)) share(name);
  addComponents(document, { parameters: shared });
}

export function dropEmptyParameters(document: OpenAPIObject): void {
  for (const operation of operationsOf(document)) {
    if (operation.parameters?.length === 0) delete operation.parameters;
  }
}

function addComponents(
  document: OpenAPIObject,
  added: Partial<Record<'parameters' | 'responses', Record<string, object>>>,
): void {
  const { components = {} } = document;
  for (const [kind, all] of Object.entries(added)) {
    const known = kind === 'responses' ? components.responses : components.parameters;
    Object.assign(components, { [kind]: { ...known, ...all } });
  }
  document.components = components;
}
