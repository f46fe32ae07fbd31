import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SeenClient } from '@boligstyling/application';
import { browserName } from '@boligstyling/domain';
import { shortenedNetwork } from '../limits/client-network.js';
import type { Config } from '../../config/config.js';

export function seenClient({ headers, ip }: FastifyRequest): SeenClient {
  return { browser: browserName(headers['user-agent'] ?? ''), network: shortenedNetwork(ip) };
}

const BEARER = /^Bearer (\S+)$/i;

export const bearerOf = ({ headers }: FastifyRequest): string =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? '';

/** Browsers send `Origin` with every POST. */
export const isFromPage = ({ headers }: FastifyRequest): boolean => headers.origin !== undefined;

/** The form in a frame counts as our own page. */
export function isFromOwnPage(
  { headers: { origin = '', host } }: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}

export const fromRequest = <Request extends FastifyRequest>(read: (request: Request) => unknown) =>
  createParamDecorator((_: unknown, context: ExecutionContext) =>
    read(context.switchToHttp().getRequest<Request>()),
  );
