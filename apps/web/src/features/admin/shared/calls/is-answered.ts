import type { CallError } from '@boligstyling/api-client/admin';

/** Whether a call was refused with this HTTP status. */
export function isAnswered(error: unknown, status: number): boolean {
  return (error as CallError | undefined)?.status === status;
}
