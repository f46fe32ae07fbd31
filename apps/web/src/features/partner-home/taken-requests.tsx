import { useListPartnerRequestsQuery } from '@boligstyling/api-client/partner';
import { partnerHome } from '../../content/partner-home';
import { Button } from '../../shared/ui/button';
import { NotThereYet } from './not-there-yet';
import { PartnerCard } from './partner-card';
import styles from './taken-requests.module.css';
import { TakenRequest } from './taken-request';
import { usePages } from './use-pages';

/** What the partner has taken, the latest first. */
export function TakenRequests() {
  const { cursors, moreAfter } = usePages();
  return (
    <PartnerCard title={partnerHome.requests} aside={partnerHome.onePress}>
      {cursors.map((cursor) => (
        <PageOfRequests key={cursor ?? ''} cursor={cursor} onMore={moreAfter(cursor)} />
      ))}
    </PartnerCard>
  );
}

type PageOfRequestsProps = {
  cursor: string | undefined;
  /** Left out once more is shown. */
  onMore: ((cursor: string) => void) | undefined;
};

function PageOfRequests({ cursor, onMore }: PageOfRequestsProps) {
  const { data, error, refetch } = useListPartnerRequestsQuery({ cursor });
  if (!data) return <NotThereYet error={error} onRetry={refetch} />;
  const next = data.next_cursor;
  return (
    <>
      {data.requests.length === 0 && !cursor && (
        <p className={styles.none}>{partnerHome.noRequests}</p>
      )}
      <ul className={styles.list}>
        {data.requests.map((each) => (
          <TakenRequest key={each.id} request={each} />
        ))}
      </ul>
      {next && onMore && (
        <div className={styles.more}>
          <Button variant="outline" size="small" onClick={() => onMore(next)}>
            {partnerHome.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
