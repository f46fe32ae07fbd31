import { useGetOwnerLinkQuery } from '@boligstyling/api-client/links';
import { useState } from 'react';
import { paths } from '../../shared/config/paths';
import { ownRequest } from '../../content/own-request';
import { formatRecentMoment } from '../../shared/format/moment';
import { ButtonLink } from '../../shared/ui/button';
import { LinkState } from './link-state';
import { OwnRights } from './own-rights';
import styles from './signed-links.module.css';
import { WhoHasIt } from './who-has-it';

/** An owner follows the request, withdraws it, or has it erased. */
export function OwnRequest({ token }: { token: string }) {
  const [isErased, setIsErased] = useState(false);
  if (isErased) return <Erased />;
  return <KnownRequest token={token} onErased={() => setIsErased(true)} />;
}

function Erased() {
  return (
    <div className={styles.broken} role="status">
      <h1 className={styles.title}>{ownRequest.erasedTitle}</h1>
      <p className={styles.lead}>{ownRequest.erasedText}</p>
      <ButtonLink to={paths.home}>{ownRequest.toHome}</ButtonLink>
    </div>
  );
}

function KnownRequest({ token, onErased }: { token: string; onErased: () => void }) {
  const link = useGetOwnerLinkQuery({ token });
  return (
    <LinkState data={link.data} error={link.error} onRetry={() => void link.refetch()}>
      {(view) => (
        <>
          <h1 className={styles.title}>{ownRequest.title}</h1>
          <p className={styles.lead} role="status">
            {ownRequest.statuses[view.status]}
          </p>
          <section className={styles.card}>
            <h2 className={styles.heading}>{ownRequest.request(view.service, view.city)}</h2>
            <p className={styles.note}>
              {ownRequest.received(formatRecentMoment(view.received_at))}
            </p>
            <WhoHasIt partners={view.partners} />
          </section>
          <OwnRights
            token={token}
            canWithdraw={view.status !== 'lost' && view.status !== 'won'}
            onErased={onErased}
          />
        </>
      )}
    </LinkState>
  );
}
