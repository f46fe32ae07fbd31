import { DomainError } from '@boligstyling/domain';

export const isErased = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'lead-not-found';

/**
 * Ignores the failure of work whose lead was erased meanwhile.
 * @returns true if it was done
 * @throws what else the work throws
 */
export async function passingOverErased(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isErased(error)) return false;
    throw error;
  }
}
