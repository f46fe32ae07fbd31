import { hash } from 'node:crypto';
import type { SubmissionKey } from '@boligstyling/application';
import type { LeadDetails } from '@boligstyling/domain';
import { InvalidRequest } from '../../platform/problems/invalid-request.js';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/**
 * What the header `Idempotency-Key` and the content say together; undefined without the header.
 *
 * @throws InvalidRequest unless the key is 1 to 200 visible ASCII characters
 */
export function submissionKey(
  header: string | undefined,
  details: LeadDetails,
): SubmissionKey | undefined {
  if (header === undefined) return undefined;
  if (!VISIBLE_ASCII.test(header)) {
    throw new InvalidRequest([
      {
        field: 'Idempotency-Key',
        message: 'Nøkkelen må være 1 til 200 synlige ASCII-tegn uten mellomrom.',
      },
    ]);
  }
  const digest = hash('sha256', JSON.stringify(details));
  return { key: header, digest };
}
