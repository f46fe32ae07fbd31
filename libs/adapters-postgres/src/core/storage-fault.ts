import { DomainError } from '@boligstyling/domain';

/** Server away, full or shutting down, or login refused because the password was just changed. */
const AWAY = /^(08|28|53|57|58|25006$|25P0[34]$|40|EPIPE$)/;

/** Messages without an SQLSTATE when the connection failed. */
const CONNECTION_LOST =
  /ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|EADDRNOTAVAIL|EMFILE|ENFILE|ENOBUFS|connection|timeout/i;

/**
 * The driver's and the ORM's errors quote rows, and so personal data.
 *
 * @throws `storage-unavailable` when the same work may succeed later
 */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw harmless(error);
  }
}

function harmless(error: unknown): Error {
  if (error instanceof DomainError) return error;
  const fault = new DatabaseFault(rootOf(error).code);
  if (!isTransient(error)) return fault;
  return Object.assign(new DomainError('storage-unavailable'), { cause: fault });
}

class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';

  /** @param code an SQLSTATE or the connection's error code; empty if neither */
  constructor(readonly code: string) {
    super(`Database fault ${code || 'without a code'}`);
  }
}

export function isTransient(error: unknown): boolean {
  const { code, message } = rootOf(error);
  return /^[0-9A-Z]{5}$/.test(code) ? AWAY.test(code) : CONNECTION_LOST.test(code + message);
}

function rootOf(error: unknown): { code: string; message: string } {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return { code: code ?? '', message: message ?? '' };
}
