import { isUUID } from 'class-validator';
import { InvalidRequest } from '../problems/invalid-request.js';
import { pageBy } from './page-query.dto.js';

interface TimeCursor {
  readonly createdAt: Date;
  readonly id: string;
}

const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/;

export function encodeCursor({ createdAt, id }: TimeCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** @throws InvalidRequest for a cursor that we did not issue */
export function decodeCursor(cursor: string): TimeCursor {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time || !isUUID(id))
    throw new InvalidRequest([{ field: 'cursor', message: 'Ukjent side.' }]);
  return { createdAt: new Date(Number(time)), id: String(id) };
}

/**
 * A page of a list that is ordered by time, as {@link pageBy} makes it.
 *
 * @param at the position of the page's last row
 */
export function pageOf<Found>(
  found: readonly Found[],
  limit: number,
  at: (last: Found) => TimeCursor,
): { page: Found[]; next_cursor: string | null } {
  return pageBy(found, limit, (last) => encodeCursor(at(last)));
}
