import { LEAD_STATUS_NAMES, type LeadStatus } from '@boligstyling/domain';
import { Chip } from '../../../shared/ui/fields/chip';
import styles from './leads.module.css';

type Look = { tone: 'new' | 'settled' | 'neutral'; className?: string | undefined };

const LOOKS: Record<LeadStatus, Look> = {
  new: { tone: 'new' },
  matched: { tone: 'settled' },
  contacted: { tone: 'settled', className: styles.contacted },
  won: { tone: 'settled', className: styles.won },
  lost: { tone: 'neutral' },
};

export function StatusChip({ status }: { status: LeadStatus }) {
  return <Chip {...LOOKS[status]}>{LEAD_STATUS_NAMES[status]}</Chip>;
}
