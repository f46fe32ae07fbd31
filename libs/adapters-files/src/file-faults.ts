import { DomainError } from '@boligstyling/domain';

/** Codes of a disk, and the HTTP status of an S3 store (Insufficient Storage, RFC 4918). */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 507];

/** As callers may learn it, with its cause for the log. */
function fileFault(cause: unknown): Error {
  if (cause instanceof DomainError) return cause;
  const { code, $metadata } = (cause ?? {}) as {
    code?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  const isFull = FULL.includes(code) || FULL.includes($metadata?.httpStatusCode);
  const fault = new DomainError(isFull ? 'no-room-for-files' : 'files-unavailable');
  return Object.assign(fault, { cause });
}

/** @throws `no-room-for-files`, `files-unavailable` */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw fileFault(error);
  }
}

/** A store that has not answered by then hangs. */
export const ANSWERS_WITHIN_MS = 10_000;

/**
 * A hanging network disk never fails by itself.
 *
 * @throws `no-room-for-files`, `files-unavailable`
 */
export async function inTime<T>(work: () => Promise<T>, ms = ANSWERS_WITHIN_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The files did not answer in ${ms} ms`)), ms);
  });
  try {
    return await guarded(() => Promise.race([work(), late]));
  } finally {
    clearTimeout(timer);
  }
}
