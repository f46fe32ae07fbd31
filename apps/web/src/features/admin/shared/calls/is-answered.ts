import type { CallError } from '@boligstyling/api-client/admin';

export function isAnswered(error: unknown, status: number): boolean {
  return (error as CallError | undefined)?.status === status;
}
