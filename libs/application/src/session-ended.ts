import { DomainError } from '@boligstyling/domain';

/** The caller is not, or no longer, logged in. */
export function sessionEnded(): DomainError {
  return new DomainError('session-ended', 'Sesjonen er utløpt. Logg inn på nytt.');
}
