import type { LeadStatus } from '@boligstyling/domain';
import { leadStatusWords } from '../../../content/admin-words';
import { Chip } from '../../../shared/ui/chip';

const TONES = {
  new: 'new',
  matched: 'settled',
  contacted: 'settled',
  won: 'settled',
  lost: 'neutral',
} as const;

/** How far a lead has come. */
export function StatusChip({ status }: { status: LeadStatus }) {
  return <Chip tone={TONES[status]}>{leadStatusWords[status]}</Chip>;
}
