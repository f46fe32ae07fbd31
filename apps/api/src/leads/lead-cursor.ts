import type { LeadPosition } from '@boligstyling/application';
import {
  hasAtMost,
  isByName,
  isSingleLine,
  LEAD_LIMITS,
  type LeadSort,
} from '@boligstyling/domain';
import { isUUID } from 'class-validator';
import { InvalidRequest } from '../platform/problems/invalid-request.js';

/**
 * Cursor, opaque to the caller. It may be in an address, so it holds a name only for a list ordered
 * by names.
 */
export function encodeLeadCursor(position: LeadPosition, sort: LeadSort): string {
  const { receivedAt, id, customerName } = position;
  const name = isByName(sort) ? customerName : '';
  return Buffer.from(JSON.stringify([sort, receivedAt.getTime(), id, name])).toString('base64url');
}

/** @throws InvalidRequest for a cursor that we did not issue for this order */
export function decodeLeadCursor(cursor: string, sort: LeadSort): LeadPosition {
  const [forSort, time, id, name] = parsed(cursor);
  const receivedAt = new Date(typeof time === 'number' ? time : NaN);
  const isOurs =
    forSort === sort &&
    receivedAt.getTime() > 0 &&
    isUUID(id) &&
    typeof name === 'string' &&
    hasAtMost(name, LEAD_LIMITS.customerName) &&
    isSingleLine(name);
  if (!isOurs) throw new InvalidRequest([{ field: 'cursor', message: 'Ukjent side.' }]);
  return { receivedAt, id: String(id), customerName: name };
}

function parsed(cursor: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}
