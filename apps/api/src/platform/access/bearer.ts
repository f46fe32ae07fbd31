import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer (\S+)$/i;

/** The bearer token; empty if none. */
export const bearerOf = ({ headers }: FastifyRequest): string =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
