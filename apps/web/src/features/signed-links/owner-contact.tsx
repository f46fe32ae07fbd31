import type { PartnerLinkOwnerDto } from '@boligstyling/api-client/links';
import { formatPhone } from '@boligstyling/domain';
import { partnerAnswer } from '../../content/partner-answer';
import { ButtonLink } from '../../shared/ui/button';
import { LeadFacts } from './lead-facts';
import styles from './partner-answer.module.css';

/** Who the owner is and how to reach her, the telephone first. */
export function OwnerContact({ owner }: { owner: PartnerLinkOwnerDto }) {
  const number = `+47${owner.phone}`;
  return (
    <section className={styles.contact} aria-label={partnerAnswer.contact}>
      <div className={styles.ways}>
        <ButtonLink to={`tel:${number}`} icon="phone">
          {partnerAnswer.callNumber(formatPhone(owner.phone))}
        </ButtonLink>
        <ButtonLink to={`sms:${number}`} variant="outline" size="small">
          {partnerAnswer.sms}
        </ButtonLink>
        <ButtonLink
          to={`mailto:${encodeURIComponent(owner.email).replace('%40', '@')}`}
          variant="outline"
          size="small"
        >
          {partnerAnswer.email}
        </ButtonLink>
      </div>
      <div className={styles.card}>
        <LeadFacts details={owner.details} />
      </div>
    </section>
  );
}
