import type { PartnerLinkOwnerDto } from '@boligstyling/api-client/partner';
import { formatPhone, mailtoOf, telOf } from '@boligstyling/domain';
import { partnerHome } from '../../content/partner-home';
import { ButtonLink } from '../../shared/ui/button';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './taken-requests.module.css';

type ReachOwnerProps = { owner: PartnerLinkOwnerDto; isReached: boolean };

/** As the owner has asked for: by telephone, or by e-mail. Quieter once the partner has told of it. */
export function ReachOwner({ owner, isReached }: ReachOwnerProps) {
  const { name, phone, email, contact_by_email } = owner;
  const words = contact_by_email ? partnerHome.writeName(name) : partnerHome.callName(name);
  return (
    <ButtonLink
      to={contact_by_email ? mailtoOf(email) : telOf(phone)}
      variant={isReached ? 'quiet' : 'soft'}
      size="small"
      icon={contact_by_email ? 'mail' : 'phone'}
    >
      <span aria-hidden="true">{contact_by_email ? partnerHome.write : partnerHome.call}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </ButtonLink>
  );
}

/** To read, copy and dial on another device: the link of the question shows it for 30 days alone. */
export function OwnerAddresses({ owner: { phone, email } }: { owner: PartnerLinkOwnerDto }) {
  return (
    <p className={styles.addresses}>
      <a href={telOf(phone)}>{formatPhone(phone)}</a>
      <a href={mailtoOf(email)}>{email}</a>
    </p>
  );
}
