import { DomainError } from '@boligstyling/domain';

/** Whether work failed as the lead that it is about has been erased meanwhile. */
export const isErased = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'lead-not-found';

/**
 * Waits for work of which nothing is left to do once its lead is erased.
 *
 * @returns whether it was done
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
