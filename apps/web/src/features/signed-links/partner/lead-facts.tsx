import {
  type ShownDetailDto,
  useListLinkedPicturesQuery,
  type PartnerLinkOwnerDto,
} from '@boligstyling/api-client/links';
import { MASK, formatPhone, mailtoOf, telOf } from '@boligstyling/domain';
import { partnerAnswer } from '../../../content/partner-answer';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { useEndOfPage } from '../../../shared/links/link-state';
import { isWords, masked, OwnerWords } from '../../../shared/links/owner-words';
import { FILES_FRESH_MS, PartnerPictures } from '../../../shared/pictures/picture-viewer';
import styles from './partner-answer.module.css';
import { ButtonLink } from '../../../shared/ui/button';

const IN_THE_TITLE = 'service_type';

/** For a partner that has accepted, or is asked where the owner agreed. */
export function LinkedPictures({ token }: { token: string }) {
  const { data, error, refetch } = useListLinkedPicturesQuery(
    { 'link-token': token },
    { pollingInterval: FILES_FRESH_MS },
  );
  useFreshWhenShown(refetch);
  useEndOfPage(error);
  return <PartnerPictures pictures={data?.pictures} />;
}

export function LeadFacts({ details }: { details: readonly ShownDetailDto[] }) {
  const facts = details.filter((each) => each.field !== IN_THE_TITLE && !isWords(each));
  const hides = details.some(({ value }) => value.includes(MASK));
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ field, label, value }) => (
          <div key={field}>
            <dt className="muted">{label}</dt>
            <dd>{masked(value)}</dd>
          </div>
        ))}
      </dl>
      <OwnerWords details={details} />
      {hides && <p className={styles.note}>{partnerAnswer.hiddenNote}</p>}
    </>
  );
}

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
          {owner.email && (
            <ButtonLink to={mailto} variant="outline" size="small">
              {email}
            </ButtonLink>
          )}
        </div>
      )}
      <div className={styles.card}>
        <LeadFacts details={owner.details} />
      </div>
    </section>
  );
}
