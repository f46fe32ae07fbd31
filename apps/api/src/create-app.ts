import { type Database, MonitorFigures } from '@boligstyling/adapters-postgres';
import { AuditLog } from '@boligstyling/application';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { allowOrigins } from './platform/headers/allow-origins.js';
import { serveApiDocs } from './platform/contract/api-docs.js';
import { invalidRequest } from './platform/problems/invalid-request.js';
import { forbidStoring } from './platform/headers/no-store.js';
import { requireOneHost } from './platform/headers/one-host.js';
import { serveSecurityContact } from './platform/contact/security-contact.js';
import { drainConnections } from './platform/health/drain-connections.js';
import { ProblemDetailsFilter } from './platform/problems/problem-details.filter.js';
import { SENT_REQUEST } from './leads/submit/sent-request.js';
import { LOGO } from './partner-home/logo-file.js';
import { BANK_FILE } from './billing/bank-file.js';
import { POSTAL_REGISTER } from './places/postal-register-file.js';
import { refuseWrongMethods } from './platform/problems/wrong-methods.js';
import { QuickValidationPipe } from './platform/validation/quick-validation.pipe.js';
import { readJson } from './platform/validation/read-json.js';
import { takeFile } from './platform/validation/take-file.js';
import { serveMetrics } from './platform/health/serve-metrics.js';
import { setSecurityHeaders } from './platform/headers/security-headers.js';
import { receiveRestOfTooLarge } from './platform/problems/receive-rest.js';
import {
  answerBadUrl,
  answerClientError,
  answerConnect,
  answerUnmetExpectation,
  readableUrl,
} from './platform/problems/unreadable-requests.js';
import { Jobs } from './platform/jobs/jobs.js';
import { createLogger } from './platform/logging/create-logger.js';
import { logRequests } from './platform/logging/log-requests.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { requestIdOf } from './platform/logging/request-id.js';
import { traceRequests } from './platform/tracing/trace-requests.js';
import { Traces } from './platform/tracing/traces.js';
import { tellLimits } from './platform/limits/limited.js';
import { Metrics } from './platform/health/metrics.js';

/** The longest lead takes about 30 KB. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** A slower head, or whole request, is cut off with 408. */
const HEADERS_LIMIT_MS = 8_000;
const REQUEST_LIMIT_MS = 15_000;

/** Nest validates and serializes all bodies, so Fastify's schema compilers are not loaded. */
const WITHOUT_SCHEMAS = { buildValidator: noSchema, buildSerializer: noSchema };

function noSchema(): never {
  throw new Error('Nothing here has a JSON schema.');
}

/**
 * The whole API, not yet listening.
 *
 * @param options `preview` builds everything but connects to nothing, for reading its routes; `log`
 *   receives log lines instead of standard output
 */
export async function createApp(
  config: Config,
  database: Database,
  options: { preview?: boolean; log?: DestinationStream } = {},
): Promise<NestFastifyApplication> {
  const logger = createLogger(config, options.log);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestTimeout: REQUEST_LIMIT_MS,
    http: {
      headersTimeout: HEADERS_LIMIT_MS,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerBadUrl,
    rewriteUrl: readableUrl,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: WITHOUT_SCHEMAS },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, database),
    adapter,
    { logger: new NestLogger(logger), bodyParser: false, preview: options.preview ?? false },
  );
  const fastify = app.getHttpAdapter().getInstance();
  fastify.server.on('checkExpectation', answerUnmetExpectation);
  fastify.server.on('connect', answerConnect);
  readJson(fastify);
  for (const file of [POSTAL_REGISTER, BANK_FILE, LOGO]) takeFile(fastify, file);
  allowOrigins(app, config);
  setSecurityHeaders(fastify, config);
  logRequests(fastify);
  requireOneHost(fastify);
  refuseWrongMethods(fastify);
  forbidStoring(fastify);
  tellLimits(app);
  receiveRestOfTooLarge(fastify);
  drainConnections(app);
  if (config.tracesUrl) traceRequests(fastify, app.get(Traces));
  serveMetrics(fastify, config, metricsOf(app, database));
  await serveApiDocs(fastify);
  if (!options.preview) serveSecurityContact(app, config);
  app.setGlobalPrefix('api', { exclude: ['functions/v1/*name', `${SENT_REQUEST}{/:id}`] });
  app.useGlobalFilters(new ProblemDetailsFilter());
  app.useGlobalPipes(
    new QuickValidationPipe({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      exceptionFactory: invalidRequest,
    }),
  );
  return app;
}

function metricsOf(app: NestFastifyApplication, { orm }: Database): Metrics {
  const figures = new MonitorFigures(orm);
  return new Metrics(
    async () => ({
      ...(await figures.read()),
      auditWaitedSeconds: app.get(AuditLog).waitedSeconds(),
    }),
    () => app.get(Jobs).lastSuccesses(),
  );
}
