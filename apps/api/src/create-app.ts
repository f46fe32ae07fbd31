import { type Database, MonitorFigures } from '@boligstyling/adapters-postgres';
import { AuditLog } from '@boligstyling/application';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { allowOrigins, requireOneHost } from './platform/headers/allow-origins.js';
import { serveApiDocs } from './platform/contract/api-docs.js';
import { invalidRequest } from './platform/problems/api-problems.js';
import { forbidStoring, setSecurityHeaders } from './platform/headers/security-headers.js';
import { serveSecurityContact } from './platform/contact/security-contact.js';
import { limitTimeOfBodies } from './platform/limits/time-of-bodies.js';
import { drainConnections, Readiness } from './platform/health/readiness.js';
import { PageContent } from './platform/pages/site.js';
import { serveSpa } from './platform/pages/spa.js';
import { projectFile } from './platform/system/project-file.js';
import { ProblemDetailsFilter } from './platform/problems/problem-details.filter.js';
import { SENT_LEAD_PATH } from './leads/submit/sent-lead.js';
import { PICTURE } from './files/own-pictures.controller.js';
import { ATTACHMENTS } from './quotes/quote-attachments.controller.js';
import { LOGO } from './partner-home/logo.controller.js';
import { BANK_FILE } from './billing/bank-lines.controller.js';
import { PARTNER_FILE } from './partners/partners.controller.js';
import { POSTAL_REGISTER } from './places/postal-codes.controller.js';
import {
  refuseWrongMethods,
  receiveRestOfTooLarge,
  answerBadUrl,
  answerClientError,
  answerConnect,
  answerUnmetExpectation,
  readableUrl,
} from './platform/problems/unreadable-requests.js';
import { QuickValidationPipe } from './platform/validation/quick-validation.pipe.js';
import { readJson } from './platform/validation/read-json.js';
import { takeFiles } from './platform/validation/take-file.js';
import { serveMetrics, Metrics } from './platform/health/metrics.js';
import { Jobs } from './platform/jobs/jobs.js';
import { createLogger, NestLogger } from './platform/logging/create-logger.js';
import { logRequests, requestIdOf } from './platform/logging/log-requests.js';
import { traceRequests, Traces } from './platform/tracing/traces.js';
import { sendLimits } from './platform/limits/rate-limiter.js';

/** The longest lead takes about 30 KB. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** A slower head, or whole request, is cut off with 408. */
const HEADERS_LIMIT_MS = 8_000;
const REQUEST_LIMIT_MS = 15_000;
const UPLOADS = [PICTURE, ...ATTACHMENTS];

/** 20 MB over slow 3G take seven minutes. */
const UPLOAD_LIMIT_MS = 600_000;

/** Nest validates and serializes all bodies, so Fastify's schema compilers are not loaded. */
const WITHOUT_SCHEMAS = { buildValidator: noSchema, buildSerializer: noSchema };

function noSchema(): never {
  throw new Error('Nothing here has a JSON schema.');
}

/**
 * Not yet listening.
 *
 * @param options `preview` connects to nothing, for reading the routes; `log` receives log lines
 * instead of standard output
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
    requestTimeout: UPLOAD_LIMIT_MS,
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
  takeFiles(fastify, [POSTAL_REGISTER, BANK_FILE, LOGO, PARTNER_FILE, ...UPLOADS]);
  limitTimeOfBodies(
    fastify,
    REQUEST_LIMIT_MS,
    UPLOADS.map(({ path }) => path),
  );
  allowOrigins(app, config);
  setSecurityHeaders(fastify, config);
  logRequests(fastify);
  requireOneHost(fastify);
  refuseWrongMethods(fastify);
  forbidStoring(fastify);
  sendLimits(app);
  receiveRestOfTooLarge(fastify);
  if (!options.preview) drainConnections(app);
  if (config.tracesUrl) traceRequests(fastify, app.get(Traces));
  serveMetrics(fastify, config, metricsOf(app, database));
  await serveApiDocs(fastify, config);
  if (!options.preview) serveSecurityContact(app, config);
  app.setGlobalPrefix('api', { exclude: ['functions/v1/*name', `${SENT_LEAD_PATH}{/:id}`] });
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

/** With the built site. */
export async function createProduct(config: Config, database: Database) {
  const app = await createApp(config, database);
  await serveSpa(app, config, projectFile('apps/web/dist'), app.get(PageContent).follow);
  return { app, leave: () => app.get(Readiness).leave() };
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
