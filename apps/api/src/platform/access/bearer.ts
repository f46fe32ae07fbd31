import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer (\S+)$/i;

/** The token that a call bears; empty: none. */
export const bearerOf = ({ headers }: FastifyRequest): string =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
