import {
  type PartnerLinkDto,
  useGetOwnQuoteQuery,
  useGetPartnerLinkQuery,
  useReportAssignmentMutation,
  useUndoAnswerMutation,
} from '@boligstyling/api-client/links';
import { partnerAnswer } from '../../../content/partner-answer';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { paths } from '../../../shared/config/paths';
import { LinkState, WayToOwnPage } from '../../../shared/links/link-state';
import { PartnerCapacity } from './partner-capacity';
import { DisputeSale } from './dispute-sale';
import { OfferedAssignment } from './open-offer';
import styles from './partner-answer.module.css';
import {
  DECLINE_REASON_NAMES,
  type DeclineReason,
  cameToNothing,
  MAX_AGENTS,
  UNDO_MINUTES,
} from '@boligstyling/domain';
import { LeadFacts, LinkedPictures, OwnerContact } from './lead-facts';
import { usePriceInFull } from '../../../shared/links/price-text';
import { useId, useEffect, useRef, type ReactNode } from 'react';
import { ReportParts } from '../../../shared/links/report-parts';
import { useAct, useActButton } from '../../../shared/links/use-act';
import { useInTurn } from '../../../shared/calls/use-in-turn';
import { formatClock, formatMoment } from '../../../shared/format/moment';
import { ButtonLink, SideButton } from '../../../shared/ui/button';
import { TimeLine } from '../../../shared/ui/time-line';
import { useFocusWhenLedHere } from '../../../shared/links/use-focus';
import { Icon } from '../../../shared/ui/icon';
import { isWriting } from '../../../shared/ui/is-writing';

type UndoAnswerProps = {
  token: string;
  until: string;
  title: string;
  text: (clock: string) => string;
};

const ALL_MS = UNDO_MINUTES * 60_000;

/** The clock says it as text. */
function UndoAnswer({ token, until, title, text }: UndoAnswerProps) {
  const undo = useActButton(useUndoAnswerMutation());
  const { refetch } = useGetPartnerLinkQuery({ 'link-token': token });

  useEffect(() => {
    const timer = setTimeout(() => void refetch(), Math.max(leftUntil(until), 0) + 1000);
    return () => clearTimeout(timer);
  }, [until, refetch]);

  return (
    <section className={styles.undo}>
      <div>
        <h2 className="subheading">{title}</h2>
        <p className={styles.note}>{text(momentOf(until))}</p>
      </div>
      <SideButton icon="undo" {...undo({ 'link-token': token })}>
        {partnerAnswer.undo}
      </SideButton>
      <TimeLine until={until} />
    </section>
  );
}

/** After a correction of the service, an acceptance can be undone for days. */
const momentOf = (until: string): string =>
  leftUntil(until) <= ALL_MS ? `kl.\u00a0${formatClock(until)}` : formatMoment(until);

const leftUntil = (moment: string): number => new Date(moment).getTime() - Date.now();

/** Mail scanners open links too, so opening changes nothing. */
export function PartnerAnswer({ token }: { token: string }) {
  const link = useGetPartnerLinkQuery({ 'link-token': token });
  useFreshWhenShown(link.refetch);
  return (
    <LinkState
      data={link.data}
      error={link.error}
      onRetry={() => void link.refetch()}
      advice={<WayToOwnPage help={partnerAnswer.brokenHelp} />}
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

function ByState({ token, view }: { token: string; view: PartnerLinkDto }) {
  switch (view.state) {
    case 'offered':
      return <OfferedAssignment token={token} view={view} />;
    case 'accepted':
      return <AcceptedAssignment token={token} view={view} />;
    case 'declined':
      return <DeclinedOffer token={token} view={view} />;
    case 'withdrawn':
      return <DisputeSale token={token} view={view} />;
    default:
      return null;
  }
}

function DeclinedOffer({ token, view }: { token: string; view: PartnerLinkDto }) {
  const { decline_reason: reason, undo_until, paused } = view;
  const advice = reason && adviceFor(reason, paused);
  return (
    <>
      {undo_until && (
        <UndoAnswer
          token={token}
          until={undo_until}
          title={partnerAnswer.changedMind}
          text={partnerAnswer.changedMindText}
        />
      )}
      {advice && (
        <section className={styles.card}>
          <p className={styles.note}>{partnerAnswer.youAnswered(DECLINE_REASON_NAMES[reason])}</p>
          <h2 className={styles.advice}>{advice.title}</h2>
          <p className={styles.note}>{advice.text}</p>
        </section>
      )}
    </>
  );
}

function adviceFor(reason: DeclineReason, paused: boolean) {
  switch (reason) {
    case 'no-time':
      if (paused) return undefined;
      return { title: partnerAnswer.pauseAdvice, text: partnerAnswer.pauseAdviceText };
    case 'too-far':
    case 'too-small':
    case 'other-kind':
      return { title: partnerAnswer.areaAdvice, text: partnerAnswer.areaAdviceText };
    default:
      return undefined;
  }
}

function AcceptedAssignment({ token, view }: { token: string; view: PartnerLinkDto }) {
  const { dispute, due, owner, report, undo_until } = view;
  const isDisputeGranted = dispute !== undefined && !due;
  const priceInFull = usePriceInFull();
  return (
    <>
      {owner ? (
        <OwnerContact
          owner={owner}
          isFinished={report === 'won' || cameToNothing(report, view.quote_state)}
        />
      ) : (
        <LeadFacts details={view.details} />
      )}
      <LinkedPictures token={token} />
      {!isDisputeGranted && <ToQuote token={token} />}
      {undo_until && (
        <UndoAnswer
          token={token}
          until={undo_until}
          title={partnerAnswer.mistake}
          text={partnerAnswer.mistakeText}
        />
      )}
      {!isDisputeGranted && <ReportAssignment token={token} view={view} />}
      <DisputeSale token={token} view={view} />
      <p className={styles.note}>{noteOf(view, priceInFull(view.price_ore, view.asks_for_vat))}</p>
    </>
  );
}

/** The server refuses estate agents. */
function ToQuote({ token }: { token: string }) {
  const { data } = useGetOwnQuoteQuery({ 'link-token': token });
  if (!data || (!data.terms && !data.can_write)) return null;
  const { quote } = partnerAnswer;
  const isBegun = data.draft !== undefined;
  return (
    <section className={styles.quote}>
      <ButtonLink
        to={`${paths.partnerQuote}#${token}`}
        variant={data.terms ? 'outline' : 'primary'}
      >
        {data.terms ? quote.show : isBegun ? quote.resume : quote.write}
      </ButtonLink>
      {!data.terms && <p className={styles.after}>{quote.note}</p>}
    </section>
  );
}

function noteOf({ to_be_billed, price_ore }: PartnerLinkDto, price: string): string {
  if (price_ore === 0) return partnerAnswer.acceptedFreeNote;
  return to_be_billed ? partnerAnswer.acceptedNote(price) : partnerAnswer.acceptedUnbilledNote;
}

function ReportAssignment({ token, view }: { token: string; view: PartnerLinkDto }) {
  const { places, report } = view;
  const [tell] = useReportAssignmentMutation();
  const act = useAct();
  const inTurn = useInTurn();
  const titleId = useId();
  return (
    <section className="stack-3 whole-words" role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className="subheading">
        {partnerAnswer.reportQuestion}
      </h2>
      <ReportParts
        report={report}
        isAgent={places === MAX_AGENTS}
        onTell={(each) =>
          inTurn(() => act(tell({ 'link-token': token, reportDto: { report: each } })))
        }
      />
      <p className={styles.note} role="status">
        {report ? `${partnerAnswer.reported} ` : ''}
        {partnerAnswer.reportHelp}
      </p>
    </section>
  );
}

/** The answer's button is gone, so screen readers announce the news. */
export function PartnerHeading({ view }: { view: PartnerLinkDto }) {
  const { title, text } = headingOf(view);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLedHere(heading);
  const shown = useRef(view);

  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === view || isWriting()) return;
    const isNews = before.state !== view.state;
    if (isNews) window.scrollTo({ top: 0, behavior: 'instant' });
    if (isNews || document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [view]);

  return (
    <header>
      <p className={styles.eyebrow}>
        {view.state === 'accepted' ? (
          <>
            <Icon name="check-circle" />
            <span>{partnerAnswer.accepted}</span>
          </>
        ) : (
          <span>{partnerAnswer.hello(view.partner_name)}</span>
        )}
      </p>
      <h1 key={title} ref={heading} tabIndex={-1} className="page-title">
        {title}
      </h1>
      {text && <p className={styles.sub}>{text}</p>}
      {title !== view.title && (
        <p className={styles.note}>{partnerAnswer.which(view.title, view.reference)}</p>
      )}
    </header>
  );
}

function headingOf(view: PartnerLinkDto): { title: string; text?: ReactNode } {
  const { state, owner, title, report } = view;
  switch (state) {
    case 'offered':
      return { title };
    case 'accepted':
      if (!owner) return { title, text: <AcceptedLongAgo /> };
      if (report === 'won' || report === 'lost') return partnerAnswer.finished[report];
      if (cameToNothing(report, view.quote_state)) return partnerAnswer.finished.declined;
      return owner.contact_by_email
        ? { title: partnerAnswer.write(owner.name), text: partnerAnswer.writeText }
        : { title: partnerAnswer.call(owner.name), text: partnerAnswer.callText };
    case 'withdrawn':
      if (view.had_home) return partnerAnswer.hadHome;
      return {
        title: partnerAnswer.titles[state],
        text: view.due ? partnerAnswer.withdrawnDue : partnerAnswer.texts[state],
      };
    default:
      return { title: partnerAnswer.titles[state], text: partnerAnswer.texts[state] };
  }
}

/** The partner's own page shows the owner until the lead is erased. */
function AcceptedLongAgo() {
  return (
    <>
      <span>{partnerAnswer.acceptedLongAgo}</span>{' '}
      <a href={paths.partner}>{partnerAnswer.stillAtHome}</a>
    </>
  );
}
