import { type Lead, LEAD_KEYS, type LeadKey } from '@boligstyling/domain';

/** The column of a field. */
export const columnOf = (key: LeadKey): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A lead's columns in the domain's words. */
export const LEAD_COLUMNS = [
  'id, received_at as "receivedAt", status, suspicion',
  'municipality, municipality_found_by as "municipalityFoundBy"',
  ...LEAD_KEYS.map((key) => `${columnOf(key)} as "${key}"`),
].join(', ');

/** A row of {@link LEAD_COLUMNS}: the driver gives times as texts. */
export type LeadRow = Omit<Lead, 'receivedAt'> & { receivedAt: string };

/** The lead of a row, with whatever else the row has. */
export function toLead<Row extends LeadRow>(row: Row): Omit<Row, 'receivedAt'> & Lead {
  return { ...row, receivedAt: new Date(row.receivedAt) };
}
