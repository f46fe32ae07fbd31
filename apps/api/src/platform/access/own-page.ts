import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

/** Whether a page sent it: browsers name its origin with everything that is posted. */
export const isFromPage = ({ headers }: FastifyRequest): boolean => headers.origin !== undefined;

/** Whether a page of ours sent it, which the form in a frame is too. */
export function isFromOwnPage(
  { headers: { origin = '', host } }: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
