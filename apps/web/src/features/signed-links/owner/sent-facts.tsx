import {
  type OwnerPageDto,
  type SentLeadDto,
  useAskToConfirmMutation,
  useCorrectOwnLeadMutation,
  type CorrectionsDto,
} from '@boligstyling/api-client/links';
import { formatPhone, isEmail, LEAD_FIELDS, sameMailbox } from '@boligstyling/domain';
import { Fragment, useRef, useState, useEffect, type SubmitEvent } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { savedMeanwhile } from '../../../content/saved-meanwhile';
import { Button } from '../../../shared/ui/button';
import { shortNames, withContact } from './owner-headline';
import styles from './owner-page.module.css';
import { serviceOptions } from '../../../content/lead-form-options';
import type { ToastContent } from '../../../shared/toast/toast-slice';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { focusInvalid } from '../../../shared/ui/fields/use-field-errors';
import { keptDraft, useChanges, useTabDraft } from '../../../shared/ui/drafts/use-draft';
import {
  changedIn,
  CORRECTED_FIELDS,
  faultsIn,
  type CorrectedField,
  CorrectedControl,
} from '../../../shared/lead/corrected-control';
import { useAct } from '../../../shared/links/use-act';

type SentFactsProps = { token: string; view: OwnerPageDto; sent: SentLeadDto };

/** The facts that accepted partners have. */
export function SentFacts({ token, view, sent }: SentFactsProps) {
  const draftKey = `${view.received_at} corrections`;
  const [isCorrecting, setIsCorrecting] = useState(() => keptDraft(draftKey) !== undefined);
  const section = useRef<HTMLElement>(null);
  const sender = view.sent_by ? [view.sent_by] : [];
  const note = ownerPage.correctNote([...withContact(view).map(shortNames(view)), ...sender]);

  const close = () => {
    setIsCorrecting(false);
    section.current?.focus();
  };

  return (
    <section className={styles.sent} ref={section} tabIndex={-1} aria-label={ownerPage.sentTitle}>
      <div className={styles.sentHead}>
        <h2 className="subheading">{ownerPage.sentTitle}</h2>
        {!isCorrecting && (
          <Button variant="quiet" size="small" onClick={() => setIsCorrecting(true)}>
            {ownerPage.correct}
          </Button>
        )}
      </div>
      {isCorrecting ? (
        <CorrectLead
          token={token}
          draftKey={draftKey}
          sent={sent}
          pendingEmail={view.pending_email}
          mayAskOthers={view.search.until !== null}
          done={correctedOf(view)}
          onDone={close}
        />
      ) : (
        <dl className={styles.facts}>
          {factsOf(sent).map(({ label, lines }) => (
            <div key={label}>
              <dt className="muted">{label}</dt>
              {lines.map((line) => (
                <dd key={line}>{breakable(line)}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {view.pending_email && (
        <p className={styles.note}>{ownerPage.pendingEmail(view.pending_email)}</p>
      )}
      {!isCorrecting && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** A long e-mail address breaks before its domain. */
const breakable = (line: string) =>
  line.split('@').map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <>
          @<wbr />
        </>
      )}
      {piece}
    </Fragment>
  ));

/** The text of a merged lead stays. */
function correctedOf(view: OwnerPageDto) {
  const { withAccess, merged, nobodyHasThem } = ownerPage.corrected;
  if (withContact(view).length > 0) return withAccess;
  if (view.merged) return merged;
  return view.sent_by ? withAccess : nobodyHasThem;
}

function factsOf(sent: SentLeadDto) {
  const { facts } = ownerPage;
  const size = /\d$/.test(sent.property_size) ? `${sent.property_size} m²` : sent.property_size;
  return [
    {
      label: facts.home,
      lines: [
        [sent.property_type_field, size, sent.rooms].filter(Boolean).join(', '),
        sent.address,
        sent.address.includes(sent.location) ? '' : sent.location,
      ],
    },
    { label: facts.when, lines: [sent.timeframe] },
    { label: facts.words, lines: [sent.styling_needs, sent.message] },
    {
      label: facts.you,
      lines: [
        sent.customer_name,
        formatPhone(sent.customer_phone),
        sent.customer_email,
        sent.contact_by_email ? facts.byEmail : '',
      ],
    },
  ]
    .map(({ label, lines }) => ({ label, lines: lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}

type CorrectLeadProps = {
  token: string;
  draftKey: string;
  sent: SentLeadDto;
  pendingEmail: string | null;
  /** Another municipality has other partners. */
  mayAskOthers: boolean;
  done: ToastContent;
  onDone: () => void;
};
type Draft = Record<CorrectedField, string> & { byEmail: boolean; chosen: typeof NONE_CHOSEN };

const NONE_CHOSEN = { address: '', municipalityNumber: '' };

const HELP: Partial<Draft> = {
  location: ownerPage.correctMoves,
  service_type: ownerPage.correctService,
};

/** A new address may be mistyped, so its mailbox confirms it first. */
export function CorrectLead(props: CorrectLeadProps) {
  const { token, draftKey, sent, pendingEmail, mayAskOthers, done, onDone } = props;
  const [correct, correcting] = useCorrectOwnLeadMutation();
  const [askToConfirm, asking] = useAskToConfirmMutation();
  const texts = CORRECTED_FIELDS.map(({ wire }) => [wire, sent[wire]]);
  const drafting = useTabDraft<Draft>(draftKey, {
    ...Object.fromEntries(texts),
    ...(pendingEmail && { customer_email: pendingEmail }),
    byEmail: sent.contact_by_email,
    chosen: NONE_CHOSEN,
  });
  const { base, draft, write, isFound, drop } = drafting;
  const { byEmail, chosen } = draft;
  /** Only differences are sent, so that corrections from elsewhere stay. */
  const [begun, setBegun] = useState(base);
  const [errors, setErrors] = useState<Partial<Record<CorrectedField, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const changes = useChanges();
  const act = useAct();
  const link = { 'link-token': token };
  const hasService = serviceOptions.some(({ value }) => value === sent.service_type);

  useEffect(() => {
    if (!isFound) form.current?.querySelector('input')?.focus();
  }, [isFound]);
  useEffect(() => {
    focusInvalid(form.current);
  }, [errors]);

  const close = () => {
    drop();
    onDone();
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const isAsSent = changes.asItIs();
    const found = faultsIn(draft, begun);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { customer_email: emailBefore } = begun;
    const newEmail = draft.customer_email.trim();
    const changed: [string, string | boolean][] = changedIn(draft, begun)
      .filter(({ wire }) => wire !== 'customer_email')
      .map(({ wire }) => [wire, draft[wire]]);
    if (chosen.municipalityNumber && draft.address === chosen.address) {
      if (draft.address !== begun.address) {
        changed.push(['municipality_number', chosen.municipalityNumber]);
      }
    }
    if (byEmail !== begun.byEmail) changed.push(['contact_by_email', byEmail]);
    if (changed.length > 0) {
      const correctionsDto = Object.fromEntries(changed) as CorrectionsDto;
      if (!(await act(correct({ ...link, correctionsDto }), done))) return;
      setBegun({ ...draft, customer_email: emailBefore });
    }
    // Resends the confirmation.
    const asksAgain = changed.length === 0 && newEmail === pendingEmail;
    if ((newEmail !== emailBefore || asksAgain) && isEmail(newEmail)) {
      const askToConfirmDto = { purpose: 'new-email', new_email: newEmail } as const;
      const said = emailSaid(newEmail, sent.customer_email, pendingEmail);
      if (!(await act(askToConfirm({ ...link, askToConfirmDto }), said))) return;
      setBegun({ ...draft, customer_email: newEmail });
    }
    // Text typed during the save is another correction.
    if (isAsSent()) close();
  };

  return (
    <form
      className={styles.correct}
      ref={form}
      onSubmit={(event) => void save(event)}
      onChange={changes.onChange}
      onKeyDown={({ key }) => key === 'Escape' && !isFound && !changes.hasAny() && close()}
      noValidate
    >
      {isFound && <p className={styles.note}>{savedMeanwhile.found}</p>}
      {CORRECTED_FIELDS.filter(({ wire }) => wire !== 'service_type' || hasService).map((each) => {
        const { wire } = each;
        const field = (
          <CorrectedControl
            key={wire}
            of={each}
            value={draft[wire]}
            asSent={sent[wire]}
            error={errors[wire]}
            help={mayAskOthers ? HELP[wire] : undefined}
            onChange={(value) => write({ [wire]: value })}
            onChoose={({ fullAddress, city, municipalityNumber }) => {
              write({
                ...{ address: fullAddress, location: city || draft.location },
                chosen: { address: fullAddress, municipalityNumber },
              });
            }}
          />
        );
        if (wire !== 'customer_email') return field;
        return [
          field,
          <ByEmail
            key="by"
            checked={byEmail}
            onChange={(checked) => write({ byEmail: checked })}
          />,
        ];
      })}
      <div className="wrap-3">
        <Button type="submit" busy={correcting.isLoading || asking.isLoading}>
          {ownerPage.save}
        </Button>
        <Button variant="outline" onClick={close}>
          {ownerPage.cancel}
        </Button>
      </div>
    </form>
  );
}

function emailSaid(saved: string, ofNow: string, pending: string | null): ToastContent {
  const isOfNow = sameMailbox({ customerEmail: saved }, { customerEmail: ofNow });
  if (!isOfNow) return ownerPage.emailAsked;
  return pending === null ? ownerPage.emailSame(ofNow) : ownerPage.emailKept(ofNow);
}

type ByEmailProps = { checked: boolean; onChange: (checked: boolean) => void };

function ByEmail({ checked, onChange }: ByEmailProps) {
  return (
    <Checkbox
      label={LEAD_FIELDS.contactByEmail.label}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
