import type { CallError } from '@boligstyling/api-client';
import { entityTag } from '@boligstyling/domain';

export const basedOn = ({ version }: { version: string }): { 'If-Match': string } => ({
  'If-Match': entityTag(version),
});

/** Undefined unless the change was refused as stale. */
export function currentIn<Saved>(refused: unknown): Saved | undefined {
  const { status, data } = (refused ?? {}) as Partial<CallError>;
  return status === 412 ? (data as { current?: Saved }).current : undefined;
}

/** Only what was changed here is sent, because others may have changed the rest. */
export const changesOf = <Saved extends object>(begun: Saved, written: Saved): Partial<Saved> => {
  const before = new Map(Object.entries(begun));
  const isNew = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(Object.entries(written).filter(isNew)) as Partial<Saved>;
};
