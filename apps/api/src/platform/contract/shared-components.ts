import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
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

/** With and without rate-limit headers, a schema is one. */
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

/** Never named like a schema. */
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
  return camelCase(`${optional}${name.replaceAll('_', '-')}-parameter`);
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

const PATH_PARAMETERS: Record<string, { description: string; schema: object }> = {
  id: { description: 'The id of what is asked for.', schema: { type: 'string', format: 'uuid' } },
  leadId: { description: 'The id of the lead.', schema: { type: 'string', format: 'uuid' } },
  attachmentId: { description: 'The attachment’s id.', schema: { type: 'string', format: 'uuid' } },
  assignmentId: {
    description: 'The id of one of the assignments of the lead.',
    schema: { type: 'string', format: 'uuid' },
  },
  passkeyId: {
    description: 'The id of the passkey, as the account lists it.',
    schema: { type: 'string' },
  },
  paymentId: {
    description: 'The id of one of the payments of the invoice.',
    schema: { type: 'string', format: 'uuid' },
  },
};

export function operationsOf({ paths }: OpenAPIObject) {
  return Object.values(paths).flatMap(({ get, post, put, patch, delete: erase }) =>
    [get, post, put, patch, erase].filter((operation) => operation !== undefined),
  );
}

export function describePathParameters(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('in' in parameter && parameter.in === 'path') {
        Object.assign(parameter, PATH_PARAMETERS[parameter.name]);
      }
    }
  }
}

/** `searchLeads` takes the search in its body, where no log of addresses has it. */
export function describeSearchesInQueries(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('in' in parameter && parameter.in === 'query' && parameter.name === 'q') {
        parameter.deprecated = true;
      }
    }
  }
}

const RULES = `Every error is a problem document (RFC 9457): \`type\` names its kind, and \`error\` says it to a person, in Norwegian. A fault of ours is answered 500 with \`/problems/internal-server-error\`. Bodies are JSON of at most 64 KB, but for files (the postal register, a bank's, a logo); a field that is not described here is refused. A call without a body may say that it is JSON; a body that it is given all the same is refused as any other: 400 if it is not JSON, 413 if it is too large, 415 if it is called something else.

A method that an address does not have is answered 405 with \`/problems/method-not-allowed\`, and \`Allow\` names those that it has; a path under \`/api\` that is not percent-encoded UTF-8, such as \`/api/%ff\`, 400 with \`/problems/bad-request\`.`;

const WHAT = 'Lead generation and matching for home staging, in Norway.';

export const ABOUT = `${WHAT}

Integrators submit leads with the public key or their own; the administrator's calls need the bearer token that a login answers; a partner's calls need the cookie that its link sets; the links in e-mails need nothing but themselves. How to begin: [the guide](/api/docs/guide).

${RULES}`;

export const ABOUT_FOR_INTEGRATORS = `${WHAT}

What a key opens, the public one or one of an integrator's own, and the webhooks about outcomes of leads. How to begin: [the guide](/api/docs/guide). All other calls, those of our own pages, are in [the whole contract](/api/docs/whole).

${RULES}`;

export const TAGS = {
  leads: 'Calls of integrators, with the public key or their own.',
  integrators: 'Views of integrators on the leads that they have sent, with their own keys.',
  links: 'Acts of owners and partners by the signed links in their e-mails, without a login.',
  partners: 'Calls of those who want to be partners, with the public key.',
  partner: 'Calls of partners who are logged in, by a link from their mailbox.',
  admin: 'Calls of the administrator, with the token of a session.',
  visits: 'Reports of pages on how far a visit gets, without a key.',
  health: 'Calls of load balancers and supervisors.',
};
