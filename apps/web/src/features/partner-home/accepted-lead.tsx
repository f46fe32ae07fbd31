import { type PartnerLeadDto, useReportAsPartnerMutation } from '@boligstyling/api-client/partner';
import { useId } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import { partnerHome } from '../../content/partner-home';
import { paths } from '../../shared/config/paths';
import { formatRecentDay } from '../../shared/format/moment';
import { usePriceInFull } from '../../shared/links/price-text';
import { ReportParts } from '../../shared/links/report-parts';
import { useAct } from '../../shared/links/use-act';
import { useInTurn } from '../../shared/calls/use-in-turn';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { DisputeErased } from './dispute-erased';
import { OwnerTold } from './owner-told';
import { OwnerAddresses, ReachOwner } from './reach-owner';
import styles from './taken-requests.module.css';

/** One that the partner has taken: who, what and when, and what became of it in one press. */
export function AcceptedLead({ request }: { request: PartnerLeadDto }) {
  const { owner, service, taken_at, report, dispute_granted } = request;
  const isAsked = !report && !dispute_granted;
  const taken = partnerHome.taken(formatRecentDay(taken_at));
  if (!owner) return <OwedRequest request={request} taken={taken} />;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{withItsPage(owner.name, request)}</h3>
        <p className={styles.note}>
          {[service, owner.address, request.reference && partnerHome.reference(request.reference)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <OwnerAddresses owner={owner} />
      </div>
      <p className={isAsked ? styles.ask : styles.note}>
        {isAsked && <span>{partnerHome.reachedOwner} </span>}
        <span>{taken}</span>
      </p>
      <div className={styles.reach}>
        <ReachOwner owner={owner} isReached={!isAsked} />
      </div>
      {dispute_granted ? (
        <p className={styles.dispute}>
          <b>{partnerAnswer.dispute.states.credited}</b>
        </p>
      ) : (
        <Report request={request} name={owner.name} />
      )}
      <OwnerTold owner={owner} />
    </li>
  );
}

/** The name, as the link to the request's page where that opens. */
function withItsPage(name: string, { link }: PartnerLeadDto) {
  return link ? <a href={`${paths.partnerAnswer}#${link}`}>{name}</a> : name;
}

/** Its owner has erased it, or it was taken back: what is left is what it costs. */
function OwedRequest({ request, taken }: { request: PartnerLeadDto; taken: string }) {
  const { reference, price_ore, asks_for_vat, service, withdrawn } = request;
  const priceInFull = usePriceInFull();
  const name = withdrawn ? partnerHome.withdrawn : partnerHome.erased;
  const about = [service, reference && partnerHome.reference(reference)];
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{withItsPage(name, request)}</h3>
        <p className={styles.note}>{about.filter(Boolean).join(', ')}</p>
      </div>
      <p className={styles.note}>{taken}</p>
      <p className={styles.erasedPrice}>{priceInFull(price_ore, asks_for_vat)}</p>
      <DisputeErased request={request} />
    </li>
  );
}

function Report({ request: { id, report }, name }: { request: PartnerLeadDto; name: string }) {
  const [tell] = useReportAsPartnerMutation();
  const act = useAct();
  const inTurn = useInTurn();
  const labelId = useId();
  return (
    <div className={styles.report} role="group" aria-labelledby={labelId}>
      <VisuallyHidden>
        <span id={labelId}>{partnerHome.reportOf(name)}</span>
      </VisuallyHidden>
      <ReportParts
        report={report}
        onTell={(each) => inTurn(() => act(tell({ id, reportDto: { report: each } })))}
      />
    </div>
  );
}
