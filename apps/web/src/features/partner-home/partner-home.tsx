import { type PartnerPageDto, useLeaveAsPartnerMutation } from '@boligstyling/api-client/partner';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { partnerHome } from '../../content/partner-home';
import { paths } from '../../shared/config/paths';
import { formatRecentDay } from '../../shared/format/moment';
import { useNow } from '../../shared/format/use-now';
import { useAct } from '../../shared/links/use-act';
import { useFocusWhenLedHere } from '../../shared/links/use-focus-when-led-here';
import { AreasCard } from './settings/areas-card';
import { CapacityCard } from './settings/capacity-card';
import { MonthCosts } from './month-costs';
import { OfferCard } from './offer-card';
import styles from './partner-home.module.css';
import { OwnReviews } from './own-reviews';
import { PartnerInvoices } from './partner-invoices';
import { PauseCard } from './settings/pause-card';
import { SECTIONS } from './sections';
import { PresentationCard } from './settings/presentation-card';
import { ServicesCard } from './settings/services-card';
import { SessionsCard } from './settings/sessions-card';
import { AcceptedLeads } from './taken-requests';
import { untilWhen } from './time-left';

export function PartnerHome({ page }: { page: PartnerPageDto }) {
  const [leave] = useLeaveAsPartnerMutation();
  const act = useAct();
  const navigate = useNavigate();
  const at = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLedHere(heading);
  const logOut = async () => {
    if (await act(leave())) await navigate(paths.partnerLogin, { replace: true });
  };
  const { offers } = page;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1} ref={heading}>
          {partnerHome.hello(page.name)}
        </h1>
        <p className={styles.lead}>{summaryOf(page, at)}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main} id={SECTIONS.requests} tabIndex={-1}>
          {offers.length > 0 && (
            <section className={styles.offers} aria-label={partnerHome.offers}>
              {offers.map((offer) => (
                <OfferCard key={offer.id} offer={offer} />
              ))}
            </section>
          )}
          <AcceptedLeads canQuote={page.kind !== 'estate-agent'} />
          <MonthCosts month={page.month}>
            <PartnerInvoices />
          </MonthCosts>
          <OwnReviews reviews={page.reviews} />
        </div>
        <div className={styles.aside} id={SECTIONS.settings} tabIndex={-1}>
          <PauseCard page={page} />
          <CapacityCard page={page} />
          <AreasCard areas={page.areas} />
          {page.kind !== 'estate-agent' && <ServicesCard services={page.services} />}
          <PresentationCard page={page} />
          <SessionsCard />
        </div>
      </div>
      <p className={styles.foot}>
        {partnerHome.here(formatRecentDay(page.session_ends_at))}{' '}
        <button type="button" className={styles.link} onClick={() => void logOut()}>
          {partnerHome.logOut}
        </button>
      </p>
    </>
  );
}

/** «To henvendelser venter på svar. Den første i dag innen kl. 16:00.» */
function summaryOf({ offers }: PartnerPageDto, at: Date): string {
  if (offers.length === 0) return partnerHome.nothingWaits;
  const first = offers[0]?.deadline;
  return partnerHome.waiting(offers.length, first ? untilWhen(first, at) : null);
}
