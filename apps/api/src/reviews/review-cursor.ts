import type { ReviewPosition } from '@boligstyling/application';
import { InvalidRequest } from '../platform/problems/invalid-request.js';
import { decodeCursor, encodeCursor } from '../platform/validation/time-cursor.js';

const WAITING = 'w';
const DECIDED = 'd';

/** Where the list of reviews goes on, as a caller sends it back, without knowing what is in it. */
export function encodeReviewCursor({ isWaiting, givenAt, id }: ReviewPosition): string {
  return (isWaiting ? WAITING : DECIDED) + encodeCursor({ createdAt: givenAt, id });
}

/** @throws InvalidRequest unless it is one that we have given */
export function decodeReviewCursor(cursor: string): ReviewPosition {
  const { createdAt: givenAt, id } = decodeCursor(cursor.slice(1));
  const isWaiting = cursor.startsWith(WAITING);
  if (!isWaiting && !cursor.startsWith(DECIDED)) {
    throw new InvalidRequest([{ field: 'cursor', message: 'Ukjent side.' }]);
  }
  return { isWaiting, givenAt, id };
}
