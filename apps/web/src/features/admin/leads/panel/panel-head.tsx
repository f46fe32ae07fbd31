import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { placeName } from '@boligstyling/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { formatMoment } from '../../../../shared/format/moment';
import { Icon, type IconName } from '../../../../shared/ui/icon';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden';
import styles from './panel-head.module.css';
import { useNeighbours } from '../use-neighbours';

type PanelHeadProps = {
  id: string;
  lead: LeadDetailDto | undefined;
  isPage: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
  children: ReactNode;
};

export function PanelHead({ id, lead, isPage, onOpen, onClose, children }: PanelHeadProps) {
  const { place, previous, next } = useNeighbours(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const Title = isPage ? 'h1' : 'p';

  // Keeps the focus on these buttons when stepping, and on the status when a cached lead is opened
  // to set it.
  useEffect(() => {
    const isThere = head.current?.contains(document.activeElement);
    if (!isThere) heading.current?.focus();
  }, [id]);

  return (
    <div ref={head} className={styles.head}>
      <div className={styles.whose}>
        <div className={styles.bar}>
          <Step icon="arrow-up" label={adminLead.previous} to={previous} onOpen={onOpen} />
          <Step icon="arrow-down" label={adminLead.next} to={next} onOpen={onOpen} />
          <span className={styles.place} role="status">
            <span>{place}</span>
            <VisuallyHidden>{lead && `: ${lead.customer_name}`}</VisuallyHidden>
          </span>
          <button type="button" lang="en" className={styles.button} onClick={onClose}>
            <Icon name="close" />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </div>
        <Title className={styles.eyebrow}>{adminLead.title}</Title>
        <h2 ref={heading} className={styles.name} tabIndex={-1}>
          {lead?.customer_name ?? adminLead.title}
        </h2>
      </div>
      <div className={styles.more}>
        <p className={styles.about}>{lead && aboutOf(lead)}</p>
        {children}
      </div>
    </div>
  );
}

function aboutOf({ service_type, location, created_at }: LeadDetailDto): string {
  return adminLead.about(service_type, placeName(location), formatMoment(created_at));
}

type StepProps = {
  icon: IconName;
  label: string;
  to: string | undefined;
  onOpen: (id: string) => void;
};

/** A disabled step stays in place and keeps the focus. */
function Step({ icon, label, to, onOpen }: StepProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={!to || undefined}
      onClick={() => to && onOpen(to)}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
