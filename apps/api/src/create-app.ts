import { Database } from '@boligstyling/adapters-postgres';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { invalidRequest } from './http/invalid-request.js';
import { forbidStoring } from './http/no-store.js';
import { partWithClients } from './http/part-with-clients.js';
import { ProblemDetailsFilter } from './http/problem-details.filter.js';
import { setSecurityHeaders } from './http/security-headers.js';

/** A lead at its longest takes about 30 KB. */
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * The whole API, not yet listening.
 *
 * @param options `preview` builds everything but connects to nothing, for reading its routes
 */
export async function createApp(
  config: Config,
  database: Database,
  options: { preview?: boolean } = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 15_000,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 200 },
  });
  adapter.getInstance().removeContentTypeParser('text/plain');
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, database),
    adapter,
    { logger: ['error', 'warn'], bodyParser: false, preview: options.preview ?? false },
  );
  await setSecurityHeaders(app, config);
  forbidStoring(app);
  partWithClients(app);
  app.setGlobalPrefix('api');
  app.useGlobalFilters(new ProblemDetailsFilter());
  app.useGlobalPipes(
    new ValidationPipe({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      exceptionFactory: invalidRequest,
    }),
  );
  return app;
}
