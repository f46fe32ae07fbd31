import type { CallError } from '@boligstyling/api-client/admin';
import type { DomainErrorCode } from '@boligstyling/domain';

/** Whether a call was refused with this HTTP status. */
export function isAnswered(error: unknown, status: number): boolean {
  return (error as CallError | undefined)?.status === status;
}

/** Whether a call was refused for this reason. */
export function isRefusedAs(error: unknown, code: DomainErrorCode): boolean {
  const problem = (error as CallError | undefined)?.data as { type?: string } | undefined;
  return problem?.type === `/problems/${code}`;
}
