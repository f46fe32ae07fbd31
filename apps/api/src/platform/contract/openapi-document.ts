import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { ACCESS_TOKEN_SECONDS } from '@boligstyling/domain';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COOKIE as PARTNER_COOKIE } from '../access/partner.guard.js';
import {
  describeSearchesInQueries,
  describePathParameters,
  operationsOf,
  ABOUT,
  TAGS,
  ABOUT_FOR_INTEGRATORS,
  dropEmptyParameters,
  shareErrorResponses,
  shareParameters,
  shareRequestBodies,
  shareResponses,
} from './shared-components.js';
import {
  BODY_PROBLEMS,
  PROBLEM_EXAMPLES,
  problemResponse,
  RETRY_AFTER_HEADER,
} from '../problems/api-problems.js';
import { FORM_HEADERS } from '../limits/form-hints.js';
import { LIMITED } from '../limits/rate-limiter.js';
import { PROBLEM_STATUS, type ProblemKind } from '../problems/problem-kinds.js';
import { ENTITY_TAG_HEADER } from '../versions/versioned.js';
import { webhookMessages, webhookSchemas } from './webhook-messages.js';
import { shareFields, shareProperties, shareTypes } from './shared-schemas.js';

const SCHEME = 'apikey';

/** The calls that a key opens, the messages, and all they refer to. */
export function integratorsPart(whole: OpenAPIObject): OpenAPIObject {
  const part = structuredClone(whole);
  part.info.description = ABOUT_FOR_INTEGRATORS;
  keep(part.paths, (path) => opensByKey({ ...part, paths: { path: part.paths[path] ?? {} } }));
  const tags = operationsOf(part).flatMap((operation) => operation.tags);
  part.tags = part.tags?.filter(({ name }) => tags.includes(name));
  const { securitySchemes = {}, ...referredTo } = part.components ?? {};
  keep(securitySchemes, (name) => name === SCHEME);
  delete part.security;
  for (const operation of operationsOf(part)) {
    operation.parameters = operation.parameters?.filter((each) => {
      const named = '$ref' in each ? referredTo.parameters?.[each.$ref.split('/').at(-1)!] : each;
      return !(named && 'name' in named && FORM_HEADERS.includes(named.name));
    });
  }
  dropEmptyParameters(part);
  while (deleteUnused(part, referredTo)) continue;
  return part;
}

const opensByKey = (document: OpenAPIObject) =>
  operationsOf(document).some(({ security = [] }) => security.some((by) => SCHEME in by));

/** @returns true if something was removed, since other components may then be unused */
function deleteUnused(part: OpenAPIObject, components: Record<string, object>): boolean {
  const before = JSON.stringify(part);
  for (const [kind, all] of Object.entries(components)) {
    keep(all, (name) => before.includes(`"#/components/${kind}/${name}"`));
  }
  return JSON.stringify(part) !== before;
}

function keep(all: object, isKept: (name: string) => boolean): void {
  for (const name of Object.keys(all)) if (!isKept(name)) Reflect.deleteProperty(all, name);
}

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
    headers: { ...RATE_LIMIT_FIELDS, ...ENTITY_TAG_HEADER, ...RETRY_AFTER_HEADER },
  };
  document.webhooks = webhookMessages();
  Object.assign(document.components.schemas ?? {}, webhookSchemas());
  describePathParameters(document);
  describeBodies(document);
  describeUnreadablePaths(document);
  describeSearchesInQueries(document);
  closeRequestBodies(document);
  nameResponses(document);
  describeSecurity(document);
  describeLimits(document);
  shareTypes(document);
  shareErrorResponses(document);
  shareResponses(document);
  shareParameters(document);
  shareRequestBodies(document);
  shareFields(document);
  shareProperties(document);
  dropEmptyParameters(document);
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

/** Most calls are the dashboard's. An empty list means that no authorization is needed. */
function describeSecurity(document: OpenAPIObject): void {
  document.security = [{ bearer: [] }];
  for (const operation of operationsOf(document)) {
    if (isDeepStrictEqual(operation.security, document.security)) delete operation.security;
    else operation.security ??= [];
  }
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
