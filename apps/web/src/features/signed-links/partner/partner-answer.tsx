import { type PartnerLinkDto, useGetPartnerLinkQuery } from '@boligstyling/api-client/links';
import { partnerAnswer } from '../../../content/partner-answer';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { paths } from '../../../shared/config/paths';
import { LinkState } from '../link-state';
import { PartnerCapacity } from './partner-capacity';
import { PartnerHeading } from './partner-heading';
import { DeclinedQuestion } from './declined-question';
import { DisputeSale } from './dispute-sale';
import { OpenQuestion } from './open-question';
import styles from './partner-answer.module.css';
import { AcceptedAssignment } from './taken-assignment';

/** A partner answers. Looking changes nothing, because mail scanners open links too. */
export function PartnerAnswer({ token }: { token: string }) {
  const link = useGetPartnerLinkQuery({ 'link-token': token });
  useFreshWhenShown(link.refetch);
  return (
    <LinkState
      data={link.data}
      error={link.error}
      onRetry={() => void link.refetch()}
      wayOn={<WayHome />}
    >
      {(view) => (
        <>
          <PartnerHeading view={view} />
          <ByState token={token} view={view} />
          <PartnerCapacity token={token} view={view} />
          <a className={styles.home} href={paths.partner}>
            {partnerAnswer.toHome}
          </a>
        </>
      )}
    </LinkState>
  );
}

/** A link of before is sent to nobody again: what it led to is on the partner's own page. */
function WayHome() {
  return (
    <>
      <p>{partnerAnswer.brokenHelp}</p>
      <a className={styles.home} href={paths.partner}>
        {partnerAnswer.brokenToHome}
      </a>
    </>
  );
}

function ByState({ token, view }: { token: string; view: PartnerLinkDto }) {
  switch (view.state) {
    case 'offered':
    case 'legacy-open':
      return <OpenQuestion token={token} view={view} />;
    case 'accepted':
      return <AcceptedAssignment token={token} view={view} />;
    case 'declined':
      return <DeclinedQuestion token={token} view={view} />;
    case 'withdrawn':
      return <DisputeSale token={token} view={view} />;
    default:
      return null;
  }
}
