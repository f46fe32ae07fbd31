import type { CallError } from '@boligstyling/api-client';
import type { DomainErrorCode } from '@boligstyling/domain';

export function isRefusedAs(error: unknown, code: DomainErrorCode): boolean {
  const problem = (error as CallError | undefined)?.data as { type?: string } | undefined;
  return problem?.type === `/problems/${code}`;
}
