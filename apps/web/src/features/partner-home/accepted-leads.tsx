import { useListPartnerLeadsQuery } from '@boligstyling/api-client/partner';
import { partnerHome } from '../../content/partner-home';
import { NextPages } from './next-pages';
import { LoadFailed } from './load-failed';
import { PartnerCard } from './partner-card';
import styles from './accepted-leads.module.css';
import { AcceptedLead } from './accepted-lead';

/** @param canQuote true for stylists */
export function AcceptedLeads({ canQuote }: { canQuote: boolean }) {
  return (
    <PartnerCard title={partnerHome.requests} aside={partnerHome.onePress}>
      <PageOfRequests canQuote={canQuote} />
    </PartnerCard>
  );
}

function PageOfRequests({ canQuote, cursor }: { canQuote: boolean; cursor?: string }) {
  const { data, error, refetch } = useListPartnerLeadsQuery({ cursor });
  if (!data) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <>
      {data.requests.length === 0 && !cursor && (
        <p className={styles.none}>{partnerHome.noRequests}</p>
      )}
      <ul className={styles.list}>
        {data.requests.map((each) => (
          <AcceptedLead key={each.id} request={each} canQuote={canQuote} />
        ))}
      </ul>
      <NextPages cursor={data.next_cursor} className={styles.more}>
        {(next) => <PageOfRequests canQuote={canQuote} cursor={next} />}
      </NextPages>
    </>
  );
}
