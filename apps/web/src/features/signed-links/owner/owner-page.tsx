import { useGetOwnLeadQuery } from '@boligstyling/api-client/links';
import { CONFIRMED_PURPOSES } from '@boligstyling/domain';
import { ownerPage } from '../../../content/owner-page';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { AskForLink } from '../ask-for-link';
import { ConfirmIdentity } from './confirm-identity';
import { ConfirmPurpose } from './confirm-purpose';
import { isGone, LinkState } from '../../../shared/links/link-state';
import styles from './owner-page.module.css';
import { LeadOverview } from './lead-overview';

export function OwnerLeadPage({ token }: { token: string }) {
  if (!token) return <NoLink />;
  if (token.startsWith('is-it-you.')) {
    return (
      <div className={styles.single}>
        <ConfirmIdentity key={token} token={token} />
      </div>
    );
  }
  const purpose = CONFIRMED_PURPOSES.find((each) => token.startsWith(`${each}.`));
  return purpose ? (
    <div className={styles.single}>
      <ConfirmPurpose key={token} token={token} purpose={purpose} />
    </div>
  ) : (
    <KnownLead key={token} token={token} />
  );
}

function NoLink() {
  return (
    <div className={styles.single}>
      <h1 className={styles.title}>{ownerPage.noLinkTitle}</h1>
      <AskForLink />
    </div>
  );
}

function KnownLead({ token }: { token: string }) {
  const link = useGetOwnLeadQuery({ 'link-token': token });
  useFreshWhenShown(link.refetch);
  const state = (
    <LinkState data={link.data} error={link.error} onRetry={() => void link.refetch()}>
      {(view) => <LeadOverview token={token} view={view} />}
    </LinkState>
  );
  if (link.data && !isGone(link.error)) return state;
  return (
    <div className={styles.single}>
      {state}
      {isGone(link.error) && <AskForLink />}
    </div>
  );
}
