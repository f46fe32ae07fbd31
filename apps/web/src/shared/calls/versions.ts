import type { CallError } from '@boligstyling/api-client';
import { entityTag } from '@boligstyling/domain';

/** The header of a change that is based on this state of the record. */
export const basedOn = ({ version }: { version: string }): { 'If-Match': string } => ({
  'If-Match': entityTag(version),
});

/** The record as it stands, when a change was refused as stale. */
export function currentIn<Saved>(refused: unknown): Saved | undefined {
  const { status, data } = refused as CallError;
  return status === 412 ? (data as { current?: Saved }).current : undefined;
}
