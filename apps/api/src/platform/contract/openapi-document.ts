import { STATUS_CODES } from 'node:http';
import { ACCESS_TOKEN_SECONDS } from '@boligstyling/domain';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COOKIE as PARTNER_COOKIE } from '../access/partner-cookie.js';
import {
  describeNamesInQueries,
  describeOldLinks,
  describePathParameters,
  operationsOf,
} from './described-addresses.js';
import { ABOUT, TAGS } from './about-the-api.js';
import { BODY_PROBLEMS, PROBLEM_EXAMPLES, problemResponse } from '../problems/api-problems.js';
import { LIMITED } from '../limits/limited.js';
import { PROBLEM_STATUS, type ProblemKind } from '../problems/problem-kinds.js';
import { ENTITY_TAG_HEADER } from '../versions/versioned.js';
import { webhookMessages } from './webhook-messages.js';
import { isDeepStrictEqual } from 'node:util';

const PROBLEM = 'application/problem+json';

interface ErrorResponse {
  content?: Record<string, { examples?: object; schema?: { allOf?: CurrentPart[] } }>;
  headers?: object;
}

/** The part of a stale change's answer that has the current record. */
interface CurrentPart {
  properties?: { current?: { allOf: [{ $ref: string }] } };
}

const currentIn = ({ content }: ErrorResponse): string[] =>
  (content?.[PROBLEM]?.schema?.allOf ?? []).flatMap(
    ({ properties }) => properties?.current?.allOf[0].$ref.split('/').at(-1) ?? [],
  );

/**
 * Moves error responses to `components/responses` and shares equal ones. A name lists the problems,
 * adds the current record's schema, and `limited` for the rate-limit headers. It has letters only,
 * because one client generator finds no response by a name with a dot or hyphen.
 *
 * @param document the finished contract; changed in place
 * @throws Error when two different responses have one name
 */
function shareErrorResponses(document: OpenAPIObject): void {
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
  document.components = { ...document.components, responses: shared as never };
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Headers by draft-ietf-httpapi-ratelimit-headers. */
const RATE_LIMIT_FIELDS = {
  'RateLimit-Policy': {
    description: 'How many calls in how many seconds, of each limit by its name.',
    schema: { type: 'string' },
    example: '"leads";q=30;w=60',
  },
  RateLimit: {
    description: 'How many are left, and after how many seconds there is one more.',
    schema: { type: 'string' },
    example: '"leads";r=29;t=60',
  },
} as const;

export function openApiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Boligstyling')
    .setDescription(ABOUT)
    .setVersion('1')
    .setContact('Boligstyling', 'https://boligstyling.example', 'kontakt@boligstyling.example')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The server that this description came from.')
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'apikey',
        description:
          'The public key, `PUBLIC_API_KEY`, which may stand in a web page. Or an integrator’s own: its secret, for servers, or its open name, which submits alone and may stand in the pages that the key names.',
      },
      'apikey',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: `The \`adminToken\` of \`POST /api/admin/session\`, good for ${ACCESS_TOKEN_SECONDS / 60} minutes.`,
      },
      'bearer',
    )
    .addCookieAuth(
      PARTNER_COOKIE,
      {
        type: 'apiKey',
        in: 'cookie',
        description:
          'Set by `POST /api/partner/session`, over TLS with `__Secure-` before its name. No script reads it; it opens the calls under `/api/partner` alone.',
      },
      'partner',
    );
  for (const [name, description] of Object.entries(TAGS)) about.addTag(name, description);
  const document = SwaggerModule.createDocument(app, about.build(), {
    operationIdFactory: (_, method) => method,
  });
  document.components = {
    ...document.components,
    examples: PROBLEM_EXAMPLES,
    headers: { ...RATE_LIMIT_FIELDS, ...ENTITY_TAG_HEADER },
  };
  document.webhooks = webhookMessages();
  describeOldLinks(document);
  describePathParameters(document);
  describeBodies(document);
  describeUnreadablePaths(document);
  describeNamesInQueries(document);
  closeRequestBodies(document);
  nameResponses(document);
  describeOpenCalls(document);
  describeLimits(document);
  shareErrorResponses(document);
  return document;
}

function describeBodies(document: OpenAPIObject): void {
  for (const { requestBody, responses } of operationsOf(document)) {
    if (!requestBody || !('content' in requestBody)) continue;
    if (!requestBody.content['application/json']) continue;
    for (const [status, kinds] of Map.groupBy(BODY_PROBLEMS, (kind) => PROBLEM_STATUS[kind])) {
      answer(responses, status, [...kinds, ...kindsOf(responses[status])]);
    }
  }
}

function describeUnreadablePaths(document: OpenAPIObject): void {
  for (const { parameters = [], responses } of operationsOf(document)) {
    if (!parameters.some((parameter) => 'in' in parameter && parameter.in === 'path')) continue;
    answer(responses, 400, [...kindsOf(responses['400']), 'bad-request']);
  }
}

type Responses = ReturnType<typeof operationsOf>[number]['responses'];

function answer(responses: Responses, status: number, kinds: readonly ProblemKind[]): void {
  responses[status] = problemResponse(status, [...new Set(kinds)]) as Responses[string];
}

function kindsOf(response: unknown): ProblemKind[] {
  const { content = {} } = (response ?? {}) as { content?: Record<string, { examples?: object }> };
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.keys(examples),
  ) as ProblemKind[];
}

function closeRequestBodies(document: OpenAPIObject): void {
  for (const { requestBody } of operationsOf(document)) {
    const content = requestBody && 'content' in requestBody ? requestBody.content : {};
    const schema = content['application/json']?.schema;
    const name = schema && '$ref' in schema ? schema.$ref.split('/').at(-1) : undefined;
    const named = name && document.components?.schemas?.[name];
    if (named && 'properties' in named) named.additionalProperties = false;
  }
}

/** OpenAPI requires a description; the schema says the rest. */
function nameResponses(document: OpenAPIObject): void {
  for (const { responses } of operationsOf(document)) {
    for (const [status, response] of Object.entries(responses)) {
      if (response && 'description' in response && !response.description) {
        response.description = STATUS_CODES[status] ?? '';
      }
    }
  }
}

/** An empty list means that no authorization is needed; an absent one leaves it open. */
function describeOpenCalls(document: OpenAPIObject): void {
  for (const operation of operationsOf(document)) operation.security ??= [];
}

function describeLimits(document: OpenAPIObject): void {
  const fields = Object.keys(RATE_LIMIT_FIELDS).map(
    (name) => [name, { $ref: `#/components/headers/${name}` }] as const,
  );
  for (const operation of operationsOf(document)) {
    const { [LIMITED]: isLimited } = operation as { [LIMITED]?: true };
    if (!isLimited) continue;
    delete (operation as { [LIMITED]?: true })[LIMITED];
    for (const response of Object.values(operation.responses)) {
      if (!response || !('description' in response)) continue;
      response.headers = { ...Object.fromEntries(fields), ...response.headers };
    }
  }
}
