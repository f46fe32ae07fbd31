import type { PartnerLinkOwnerDto } from '@boligstyling/api-client/links';
import { formatPhone, mailtoOf, telOf } from '@boligstyling/domain';
import { partnerAnswer } from '../../../content/partner-answer';
import { ButtonLink } from '../../../shared/ui/button';
import { LeadFacts } from '../partner/lead-facts';
import styles from '../partner/partner-answer.module.css';

type OwnerContactProps = {
  owner: PartnerLinkOwnerDto;
  /** No contact is due any more, so no button stands out. */
  isFinished?: boolean;
};

export function OwnerContact({ owner, isFinished = false }: OwnerContactProps) {
  const mailto = mailtoOf(owner.email);
  const tel = telOf(owner.phone);
  const variant = isFinished ? 'outline' : 'primary';
  const { callNumber, email, sms, contact } = partnerAnswer;
  return (
    <section className={styles.contact} aria-label={contact}>
      {owner.contact_by_email ? (
        <div className={styles.ways}>
          <ButtonLink to={mailto} variant={variant} icon="mail">
            {email}
          </ButtonLink>
          <ButtonLink to={tel} variant="outline" size="small">
            {callNumber(formatPhone(owner.phone))}
          </ButtonLink>
        </div>
      ) : (
        <div className={styles.ways}>
          <ButtonLink to={tel} variant={variant} icon="phone">
            {callNumber(formatPhone(owner.phone))}
          </ButtonLink>
          <ButtonLink to={tel.replace('tel', 'sms')} variant="outline" size="small">
            {sms}
          </ButtonLink>
          <ButtonLink to={mailto} variant="outline" size="small">
            {email}
          </ButtonLink>
        </div>
      )}
      <div className={styles.card}>
        <LeadFacts details={owner.details} />
      </div>
    </section>
  );
}
