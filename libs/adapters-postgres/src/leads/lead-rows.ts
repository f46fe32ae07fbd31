import { LEAD_KEYS } from '@boligstyling/domain';
import { columnOf } from '../core/row-fields.js';

export const LEAD_COLUMNS = [
  'id, received_at as "receivedAt", status, suspicion',
  'municipality, municipality_found_by as "municipalityFoundBy"',
  'email_changed_at as "emailChangedAt", mailbox_proven_at as "mailboxProvenAt"',
  ...LEAD_KEYS.map((key) => `${columnOf(key)} as "${key}"`),
].join(', ');
