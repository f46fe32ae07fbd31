import { DomainError } from '@boligstyling/domain';

export const isErased = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'lead-not-found';

/** @returns false if the lead was erased meanwhile */
export async function ignoreErased(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isErased(error)) return false;
    throw error;
  }
}
