import {
  partnerApi,
  useListPartnerLeadsQuery,
  type PartnerLeadDto,
  useListPartnerPicturesQuery,
  useReportAsPartnerMutation,
  type PartnerLinkOwnerDto,
  useDisputeErasedMutation,
} from '@boligstyling/api-client/partner';
import { partnerHome } from '../../content/partner-home';
import { NextPages, LoadFailed } from './load-failed';
import { PartnerCard } from './partner-card';
import styles from './accepted-leads.module.css';
import { useId, useState, useEffect, useRef } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import { picturesOfHome } from '../../content/pictures-of-home';
import { paths } from '../../shared/config/paths';
import { formatRecentDay, formatRecentMoment } from '../../shared/format/moment';
import { usePriceInFull } from '../../shared/links/price-text';
import { FILES_FRESH_MS, HomePictures } from '../../shared/pictures/picture-viewer';
import { useEndOfPage } from '../../shared/links/link-state';
import { ReportParts } from '../../shared/links/report-parts';
import { useAct } from '../../shared/links/use-act';
import { useInTurn } from '../../shared/calls/use-in-turn';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import {
  formatPhone,
  cameToNothing,
  mailtoOf,
  telOf,
  REASONS_OF_ERASED,
} from '@boligstyling/domain';
import { ButtonLink, SideButton } from '../../shared/ui/button';
import { FoldOut } from '../../shared/ui/fold-out';
import { RadioRow } from '../../shared/ui/fields/radio-row';

/** @param canQuote true for stylists */
export function AcceptedLeads({ canQuote }: { canQuote: boolean }) {
  return (
    <PartnerCard title={partnerHome.assignments} aside={partnerHome.onePress}>
      <PageOfAssignments canQuote={canQuote} />
    </PartnerCard>
  );
}

function PageOfAssignments({ canQuote, cursor }: { canQuote: boolean; cursor?: string }) {
  const { data, error, refetch } = useListPartnerLeadsQuery({ cursor });
  if (!data) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <>
      {data.assignments.length === 0 && !cursor && (
        <p className={styles.none}>{partnerHome.noAssignments}</p>
      )}
      <ul className={styles.list}>
        {data.assignments.map((each) => (
          <AcceptedLead key={each.id} lead={each} canQuote={canQuote} />
        ))}
      </ul>
      <NextPages cursor={data.next_cursor} className={styles.more}>
        {(next) => <PageOfAssignments canQuote={canQuote} cursor={next} />}
      </NextPages>
    </>
  );
}

const IN_THE_ROW = ['customer_name', 'customer_phone', 'customer_email', 'address', 'service_type'];

const readPartnerAnew = () => partnerApi.util.invalidateTags(['partner']);

/** Longer ones get a separate line. */
const SHORT = 24;

function OwnersWords({ owner }: { owner: PartnerLinkOwnerDto }) {
  const details = owner.details.filter(({ field }) => !IN_THE_ROW.includes(field));
  if (details.length === 0) return null;
  return (
    <details className={styles.ownersWords}>
      <summary>{partnerHome.ownersWords}</summary>
      <dl>
        {details.map(({ field, label, value }) => (
          <div key={field} data-is={value.length > SHORT ? 'long' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function AcceptedLead({ lead, canQuote }: { lead: PartnerLeadDto; canQuote: boolean }) {
  const { id, owner, service, accepted_at, report, dispute_granted } = lead;
  const isOver = cameToNothing(lead.report, lead.quote_state);
  const isAsked = !report && !dispute_granted && !isOver;
  const accepted = partnerHome.accepted(formatRecentDay(accepted_at));
  if (!owner) return <DueLead lead={lead} accepted={accepted} />;
  return (
    <li className={styles.row}>
      <div>
        <h3 className="subheading">{withItsPage(owner.name, lead)}</h3>
        <p className={styles.note}>
          {[service, owner.address, lead.reference && partnerHome.reference(lead.reference)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <OwnerAddresses owner={owner} />
        {canQuote && (
          <a className={styles.quote} href={`${paths.partnerQuote}/${id}`}>
            {quoteWords(lead)} <VisuallyHidden>{partnerHome.to(owner.name)}</VisuallyHidden>
          </a>
        )}
      </div>
      <p className={isAsked ? styles.ask : styles.note}>
        {isAsked && <span>{partnerHome.reachedOwner} </span>}
        <span>{accepted}</span>
      </p>
      <div className={styles.reach}>
        {!isOver && <ReachOwner owner={owner} isReached={!isAsked} />}
      </div>
      {dispute_granted ? (
        <p className={styles.dispute}>
          <b>{partnerAnswer.dispute.states.credited}</b>
        </p>
      ) : (
        <Report lead={lead} name={owner.name} isAgent={!canQuote} />
      )}
      <OwnersWords owner={owner} />
      <AssignmentPictures id={id} />
    </li>
  );
}

function quoteWords({ quote_state }: PartnerLeadDto): string {
  const { quote } = partnerAnswer;
  if (quote_state === null) return quote.write;
  return quote_state === 'draft' ? quote.resume : quote.show;
}

function withItsPage(name: string, { link }: PartnerLeadDto) {
  return link ? <a href={`${paths.partnerAnswer}#${link}`}>{name}</a> : name;
}

function DueLead({ lead, accepted }: { lead: PartnerLeadDto; accepted: string }) {
  const { reference, price_ore, asks_for_vat, service, withdrawn } = lead;
  const priceInFull = usePriceInFull();
  const name = withdrawn ? partnerHome.withdrawn : partnerHome.erased;
  const about = [service, reference && partnerHome.reference(reference)];
  return (
    <li className={styles.row}>
      <div>
        <h3 className="subheading">{withItsPage(name, lead)}</h3>
        <p className={styles.note}>{about.filter(Boolean).join(', ')}</p>
      </div>
      <p className={styles.note}>{accepted}</p>
      <p className={styles.erasedPrice}>{priceInFull(price_ore, asks_for_vat)}</p>
      <DisputeErased lead={lead} />
    </li>
  );
}

type ReportProps = { lead: PartnerLeadDto; name: string; isAgent: boolean };

function Report({ lead: { id, report }, name, isAgent }: ReportProps) {
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
        isAgent={isAgent}
        onTell={(each) => inTurn(() => act(tell({ id, reportDto: { report: each } })))}
      />
    </div>
  );
}

function ReachOwner({ owner, isReached }: { owner: PartnerLinkOwnerDto; isReached: boolean }) {
  const { name, phone, email, contact_by_email } = owner;
  const words = contact_by_email ? partnerHome.writeName(name) : partnerHome.callName(name);
  return (
    <ButtonLink
      to={contact_by_email ? mailtoOf(email) : telOf(phone)}
      variant={isReached ? 'quiet' : 'soft'}
      size="small"
      icon={contact_by_email ? 'mail' : 'phone'}
    >
      <span aria-hidden="true">{contact_by_email ? partnerHome.write : partnerHome.call}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </ButtonLink>
  );
}

/** The signed link shows them for 30 days only. */
function OwnerAddresses({ owner: { phone, email } }: { owner: PartnerLinkOwnerDto }) {
  return (
    <p className={styles.addresses}>
      <a href={telOf(phone)}>{formatPhone(phone)}</a>
      {email && <a href={mailtoOf(email)}>{email}</a>}
    </p>
  );
}

function AssignmentPictures({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useListPartnerPicturesQuery(
    { id },
    { skip: !isOpen, pollingInterval: FILES_FRESH_MS },
  );
  useEndOfPage(error, readPartnerAnew);
  return (
    <details
      className={styles.ownersWords}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{picturesOfHome.forPartner}</summary>
      {data?.pictures.length === 0 && <p className={styles.note}>{picturesOfHome.none}</p>}
      {data && <HomePictures pictures={data.pictures} />}
    </details>
  );
}

const { dispute: words } = partnerAnswer;
const OPTIONS = REASONS_OF_ERASED.map((value) => ({ value, label: words.reasons[value] }));

function DisputeErased({ lead }: { lead: PartnerLeadDto }) {
  const { dispute, dispute_until, dispute_granted, id } = lead;
  const [before] = useState(dispute);
  if (dispute)
    return <DisputeOutcome dispute={dispute} isGranted={dispute_granted} isNews={!before} />;
  return dispute_until ? <SayIt id={id} until={dispute_until} /> : null;
}

type DisputeOutcomeProps = {
  dispute: NonNullable<PartnerLeadDto['dispute']>;
  isGranted: boolean;
  isNews: boolean;
};

/** A later waiver outweighs a rejection. */
function DisputeOutcome({ dispute, isGranted, isNews }: DisputeOutcomeProps) {
  const { decision, reason, reply } = dispute;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) said.current?.focus();
  }, [isNews]);

  return (
    <p ref={said} tabIndex={-1} className={styles.dispute}>
      <b>{words.states[isGranted ? 'credited' : (decision ?? 'open')]}</b>
      <span>{words.said(words.reasons[reason])}</span>
      {reply && (
        <span>
          {isGranted && decision === 'refused' ? words.replyBefore : words.reply}: {reply}
        </span>
      )}
    </p>
  );
}

function SayIt({ id, until }: { id: string; until: string }) {
  const [reason, setReason] = useState<(typeof REASONS_OF_ERASED)[number]>();
  const [error, setError] = useState<string>();
  const [say, saying] = useDisputeErasedMutation();
  const act = useAct();
  const form = useRef<HTMLFormElement>(null);

  const submit = () => {
    setError(reason ? undefined : words.reasonMissing);
    if (!reason) return form.current?.querySelector('input')?.focus();
    if (!saying.isLoading) void act(say({ id, disputeErasedDto: { reason } }));
  };

  return (
    <div className={styles.dispute}>
      <p className={styles.note}>{words.until(formatRecentMoment(until))}</p>
      <FoldOut
        label={words.open}
        size="small"
        form={form}
        className={styles.reasons}
        onSend={submit}
      >
        <RadioRow
          legend={words.question}
          name={`dispute-${id}`}
          options={OPTIONS}
          value={reason}
          error={error}
          onChange={(chosen) => {
            setReason(chosen);
            setError(undefined);
          }}
        />
        <p className={styles.note}>{partnerHome.reasonAlone}</p>
        <SideButton type="submit" busy={saying.isLoading}>
          {words.send}
        </SideButton>
      </FoldOut>
    </div>
  );
}
