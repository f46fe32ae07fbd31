import { type ShownDetailDto, useListLinkedPicturesQuery } from '@boligstyling/api-client/links';
import { MASK } from '@boligstyling/domain';
import { partnerAnswer } from '../../../content/partner-answer';
import { isWords, masked, OwnerWords } from '../../../shared/links/owner-words';
import { PartnerPictures } from '../../../shared/pictures/home-pictures';
import styles from './partner-answer.module.css';

const IN_THE_TITLE = 'service_type';

/** For a partner that has accepted, or is asked where the owner agreed. */
export function LinkedPictures({ token }: { token: string }) {
  const { data } = useListLinkedPicturesQuery({ 'link-token': token });
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
            <dt>{label}</dt>
            <dd>{masked(value)}</dd>
          </div>
        ))}
      </dl>
      <OwnerWords details={details} />
      {hides && <p className={styles.note}>{partnerAnswer.hiddenNote}</p>}
    </>
  );
}
