import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer (\S+)$/i;

export const bearerOf = ({ headers }: FastifyRequest): string =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
