import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './about-the-api.js';
import { camelCase, refTo, repeated } from './repeated.js';

const PROBLEM = 'application/problem+json';

interface ErrorResponse {
  content?: Record<
    string,
    { examples?: object; schema?: { $ref?: string; allOf?: CurrentPart[] } }
  >;
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
  const shared: Record<string, ErrorResponse> = {};
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
      const known = (shared[name] ??= response as ErrorResponse);
      if (!isDeepStrictEqual(known, response)) throw new Error(`Two responses are called ${name}`);
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  addComponents(document, { responses: shared, schemas: shareProblems(shared) });
}

/** The schema of a response with and one without rate-limit headers is one. */
function shareProblems(responses: Record<string, ErrorResponse>): Record<string, object> {
  const shared: Record<string, object> = {};
  const spelt = Object.entries(responses).flatMap(([response, { content }]) => {
    const problem = content?.[PROBLEM];
    if (!problem?.schema) return [];
    const share = (name: string) => {
      shared[name] = problem.schema!;
      problem.schema = refTo(name);
    };
    const name = camelCase(`-${response.replace(/Limited$/, '')}Problem`);
    return [{ name, spelt: problem.schema, share }];
  });
  for (const { name, share } of repeated(spelt)) share(name);
  return shared;
}

/**
 * Named by the schema, with `limited` and `versioned` for rate limits and versions.
 *
 * @param document changed in place, its errors shared already
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

type Content = Record<string, { schema?: { $ref?: string } }>;

interface Answer {
  $ref?: string;
  content?: Content;
  headers?: object;
}

/** Undefined for files, whose types one client generator does not find in a shared answer. */
function nameOfAnswer(status: string, { $ref, content, headers = {} }: Answer): string | undefined {
  if ($ref) return undefined;
  const limited = 'RateLimit' in headers ? 'Limited' : '';
  if (status === '204') return `noContent${limited}`;
  const schema = content?.['application/json']?.schema?.$ref?.split('/').at(-1);
  if (!schema) return undefined;
  const body = schema[0]?.toLowerCase() + schema.slice(1);
  const versioned = 'ETag' in headers ? 'Versioned' : '';
  return `${body}${status === '201' ? 'Created' : ''}${limited}${versioned}`;
}

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
      return { name: nameOfParameter(parameter), spelt: parameter, share };
    }),
  );
  for (const { name, share } of repeated(spelt)) share(name);
  addComponents(document, { parameters: shared });
}

type Parameter = NonNullable<ReturnType<typeof operationsOf>[number]['parameters']>[number];

function nameOfParameter(parameter: Parameter): string | undefined {
  if (!('name' in parameter)) return undefined;
  const { name, in: place, required } = parameter;
  const optional = place === 'header' && !required ? 'optional-' : '';
  return camelCase(optional + name.replaceAll('_', '-'));
}

/** Named by their schema or their files. */
export function shareRequestBodies(document: OpenAPIObject): void {
  const shared: Record<string, object> = {};
  const spelt = operationsOf(document).flatMap((operation) => {
    const { requestBody } = operation;
    if (!requestBody || !('content' in requestBody)) return [];
    const share = (name: string) => {
      shared[name] = requestBody;
      operation.requestBody = { $ref: `#/components/requestBodies/${name}` };
    };
    return [{ name: nameOfBody(requestBody.content as Content), spelt: requestBody, share }];
  });
  for (const { name, share } of repeated(spelt)) share(name);
  addComponents(document, { requestBodies: shared });
}

function nameOfBody(content: Content): string {
  const types = Object.keys(content).map((type) => type.split('/').at(-1));
  const schema = content['application/json']?.schema?.$ref?.split('/').at(-1);
  return schema ?? `${camelCase(types.join('-'))}File`;
}

export function dropEmptyParameters(document: OpenAPIObject): void {
  for (const operation of operationsOf(document)) {
    if (operation.parameters?.length === 0) delete operation.parameters;
  }
}

type Kind = 'parameters' | 'requestBodies' | 'responses' | 'schemas';

function addComponents(
  document: OpenAPIObject,
  added: Partial<Record<Kind, Record<string, object>>>,
): void {
  const { components = {} } = document;
  for (const [kind, all] of Object.entries(added)) {
    const known = components[kind as Kind];
    Object.assign(components, { [kind]: { ...known, ...all } });
  }
  document.components = components;
}
