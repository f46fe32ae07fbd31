import { type PartnerPageDto, useAcceptOwnTermsMutation } from '@boligstyling/api-client/partner';
import { norwegianDay, PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { partnerTermsWords as words } from '../../content/partner-terms-words';
import { paths } from '../../shared/config/paths';
import { formatDay } from '../../shared/format/moment';
import { useAct } from '../../shared/links/use-act';
import { Button } from '../../shared/ui/button';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { PartnerCard } from './partner-card';
import styles from './settings/settings.module.css';

type Terms = Pick<PartnerPageDto, 'terms_version' | 'terms_accepted_at'>;

export const isToAccept = ({ terms_version }: Terms): boolean =>
  terms_version !== PARTNER_TERMS_VERSION;

export function TermsCard({ page }: { page: Terms }) {
  const [accept, accepting] = useAcceptOwnTermsMutation();
  const act = useAct();
  const { terms_version: version, terms_accepted_at: at } = page;
  const press = () =>
    act(accept({ acceptTermsDto: { terms_version: PARTNER_TERMS_VERSION } }), words.saved);
  return (
    <PartnerCard title={words.title}>
      {isToAccept(page) && (
        <p className={styles.note}>{version === null ? words.first : words.changed}</p>
      )}
      {version && at && (
        <p className={styles.note}>
          {words.acceptedOn(formatDay(version), formatDay(norwegianDay(new Date(at))))}
        </p>
      )}
      <p>
        <a href={paths.partnerTerms} target="_blank">
          {words.read}
          <VisuallyHidden> {words.newTab}</VisuallyHidden>
        </a>
      </p>
      {isToAccept(page) && (
        <div>
          <Button size="small" busy={accepting.isLoading} onClick={() => void press()}>
            {words.accept}
          </Button>
        </div>
      )}
    </PartnerCard>
  );
}
