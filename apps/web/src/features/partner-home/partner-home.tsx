import {
  type PartnerPageDto,
  useLeaveAsPartnerMutation,
  type PartnerMonthDto,
  type PartnerReviewDto,
  useAcceptOwnTermsMutation,
} from '@boligstyling/api-client/partner';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { amountText, kronerText, norwegianDay, PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { partnerHome, partnerPrices, partnerReviews } from '../../content/partner-home';
import { paths } from '../../shared/config/paths';
import { formatRecentDay, formatMonth, formatDay } from '../../shared/format/moment';
import { useNow, now } from '../../shared/format/now';
import { useAct } from '../../shared/links/use-act';
import { useFocusWhenDone, useFocusWhenLedHere } from '../../shared/links/use-focus';
import { starLabel } from '../../content/pages/testimonials';
import { AreasCard, ServicesCard, CapacityCard } from './settings/wanted-cards';
import { OfferCard, deadlineIn } from './offer-card';
import styles from './partner-home.module.css';
import { PartnerInvoices } from './partner-invoices';
import { InvoiceCard } from './settings/invoice-card';
import { PauseCard } from './settings/pause-card';
import { SECTIONS } from './partner-header';
import { PresentationCard } from './settings/presentation-card';
import { clearKeptDrafts } from '../../shared/ui/drafts/use-draft';
import { SessionsCard } from './settings/sessions-card';
import { AcceptedLeads } from './accepted-leads';
import { PartnerCard } from './partner-card';
import { partnerTermsWords as words } from '../../content/partner-terms-words';
import { Button } from '../../shared/ui/button';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

export function PartnerHome({ page }: { page: PartnerPageDto }) {
  const [leave] = useLeaveAsPartnerMutation();
  const act = useAct();
  const navigate = useNavigate();
  const at = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLedHere(heading);
  // The terms move to the settings.
  useFocusWhenDone(heading, !isToAccept(page));
  const logOut = async () => {
    if (!(await act(leave()))) return;
    clearKeptDrafts();
    await navigate(paths.partnerLogin, { replace: true });
  };
  const { offers } = page;
  return (
    <>
      <header className={styles.head}>
        <h1 className="page-title" tabIndex={-1} ref={heading}>
          {partnerHome.hello(page.name)}
        </h1>
        <p className={styles.lead}>{summaryOf(page, at)}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main} id={SECTIONS.assignments} tabIndex={-1}>
          {isToAccept(page) && <TermsCard page={page} />}
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
          <PricesCard prices={page.prices} />
          <AreasCard areas={page.areas} />
          {page.kind !== 'estate-agent' && <ServicesCard services={page.services} />}
          <PresentationCard page={page} />
          <InvoiceCard page={page} />
          {!isToAccept(page) && <TermsCard page={page} />}
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

function summaryOf({ offers }: PartnerPageDto, at: Date): string {
  if (offers.length === 0) return partnerHome.nothingWaits;
  const first = offers[0]?.deadline;
  return partnerHome.waiting(offers.length, first ? deadlineIn(first, at) : null);
}

export function PricesCard({ prices }: Pick<PartnerPageDto, 'prices'>) {
  return (
    <PartnerCard title={partnerPrices.title}>
      <dl className={styles.prices}>
        {prices.map(({ label, price_ore }) => (
          <div key={label}>
            <dt>{label ?? partnerPrices.each}</dt>
            <dd>{price_ore === 0 ? partnerPrices.free : kronerText(price_ore)}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{partnerPrices.note}</p>
    </PartnerCard>
  );
}

export function MonthCosts({ month, children }: { month: PartnerMonthDto; children?: ReactNode }) {
  const { accepted, won, lost, due_ore, asks_for_vat } = month;
  const isNone = accepted === 0 && due_ore === 0;
  return (
    <PartnerCard title={partnerHome.costs} id={SECTIONS.costs}>
      <dl className={styles.figures}>
        <div>
          <dt className="muted">{partnerHome.thisMonth(formatMonth(now()))}</dt>
          <dd>
            <b>{amountText(due_ore)}</b> kr
          </dd>
          <dd className="muted">
            {isNone ? partnerHome.noneThisMonth : partnerHome.ofThisMonth(asks_for_vat)}
          </dd>
        </div>
        <div>
          <dt className="muted">{partnerHome.won}</dt>
          <dd>
            <b>{won}</b> {partnerHome.wonOf(accepted)}
          </dd>
          <dd className="muted">{accepted > 0 && partnerHome.undecided(accepted - won - lost)}</dd>
        </div>
      </dl>
      {children}
    </PartnerCard>
  );
}

function OwnReviews({ reviews }: { reviews: readonly PartnerReviewDto[] }) {
  if (reviews.length === 0) return null;
  return (
    <PartnerCard title={partnerReviews.title}>
      <p className={styles.reviewsNote}>{partnerReviews.note}</p>
      <ul className={styles.list}>
        {reviews.map(({ name, place, service, stars, text }, index) => (
          <li key={index} className={styles.review}>
            <blockquote className={styles.quote}>«{text}»</blockquote>
            <p className={styles.reviewsNote}>
              {partnerReviews.from(name, service, place)} <b>{starLabel(stars)}</b>
            </p>
          </li>
        ))}
      </ul>
    </PartnerCard>
  );
}

type Terms = Pick<PartnerPageDto, 'terms_version' | 'terms_accepted_at'>;

const isToAccept = ({ terms_version }: Terms): boolean => terms_version !== PARTNER_TERMS_VERSION;

export function TermsCard({ page }: { page: Terms }) {
  const [accept, accepting] = useAcceptOwnTermsMutation();
  const act = useAct();
  const { terms_version: version, terms_accepted_at: at } = page;
  const press = () =>
    act(accept({ acceptTermsDto: { terms_version: PARTNER_TERMS_VERSION } }), words.saved);
  return (
    <PartnerCard title={words.title}>
      {isToAccept(page) && (
        <p className="muted">{version === null ? words.first : words.changed}</p>
      )}
      {version && at && (
        <p className="muted">
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
