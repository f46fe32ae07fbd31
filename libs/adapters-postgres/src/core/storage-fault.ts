import { DomainError } from '@boligstyling/domain';

/**
 * SQLSTATE classes that say the server is away, full or shutting down rather than asked wrongly, that
 * it ended a transaction in which we stood still, or that it lets us in no more: our password was
 * changed, and we are about to be restarted with the new one.
 */
const AWAY = /^(08|28|53|57|58|25006$|25P0[34]$|40|EPIPE$)/;

/** What the driver says, without an SQLSTATE, when the connection is the fault. */
const CONNECTION_LOST =
  /ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|EADDRNOTAVAIL|EMFILE|ENFILE|ENOBUFS|connection|timeout/i;

/**
 * Runs database work and turns its faults into ones that may leave the adapter: the driver's and
 * the ORM's errors carry statements and rows, and so personal data.
 *
 * @throws DomainError `storage-unavailable` when the same work may succeed later
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
  if (!isPassing(error)) return fault;
  return Object.assign(new DomainError('storage-unavailable'), { cause: fault });
}

/** A fault of the database that may be told of: its code alone. */
class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';

  /** @param code an SQLSTATE, or what the connection says; empty: neither */
  constructor(readonly code: string) {
    super(`Database fault ${code || 'without a code'}`);
  }
}

/** Whether the same may succeed later: the server is away, full, coming up, shutting down, or lets us not in. */
export function isPassing(error: unknown): boolean {
  const { code, message } = rootOf(error);
  return /^[0-9A-Z]{5}$/.test(code) ? AWAY.test(code) : CONNECTION_LOST.test(code + message);
}

/** The driver's own error, below whatever the ORM has wrapped around it. */
function rootOf(error: unknown): { code: string; message: string } {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return { code: code ?? '', message: message ?? '' };
}
