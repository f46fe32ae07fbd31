import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

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
