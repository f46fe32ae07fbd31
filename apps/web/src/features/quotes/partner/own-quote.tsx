import {
  useDeleteOwnAttachmentMutation,
  useGetOwnQuoteQuery,
  useSaveOwnQuoteDraftMutation,
  useSaveOwnQuoteTemplatesMutation,
  useSendOwnQuoteMutation,
  useWithdrawOwnQuoteMutation,
  type SendQuoteDto,
  type PartnerQuoteDto,
} from '@boligstyling/api-client/links';
import {
  useDeletePartnerAttachmentMutation,
  useGetPartnerQuoteQuery,
  useSavePartnerQuoteDraftMutation,
  useSaveQuoteTemplatesMutation,
  useSendPartnerQuoteMutation,
  useWithdrawPartnerQuoteMutation,
} from '@boligstyling/api-client/partner';
import { type QuoteDraft, fromWireTerms, type QuoteTerms } from '@boligstyling/domain';
import { Navigate } from 'react-router-dom';
import { quoteForm as texts } from '../../../content/quote-form';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { basedOn } from '../../../shared/calls/versions';
import { paths } from '../../../shared/config/paths';
import { LinkState } from '../../../shared/links/link-state';
import type { QuoteCalls } from './quote-calls';
import { wireOf } from './written-quote';
import { useEffect, useRef, useState } from 'react';
import { formatDayInWords } from '../../../shared/format/moment';
import { AskFirst } from '../../../shared/links/ask-first';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import styles from './quote-desk.module.css';
import { SentQuote } from './sent-quote';
import { type Unanswered, WriteQuote } from './write-quote';
import { dropQuote } from './draft-saver';

export function QuoteByLink({ token }: { token: string }) {
  const link = { 'link-token': token };
  const { data, error, refetch } = useGetOwnQuoteQuery(link);
  const [save] = useSaveOwnQuoteDraftMutation();
  const [send] = useSendOwnQuoteMutation();
  const [withdraw] = useWithdrawOwnQuoteMutation();
  const [removeAttachment] = useDeleteOwnAttachmentMutation();
  const [saveTemplates] = useSaveOwnQuoteTemplatesMutation();
  useFreshWhenShown(refetch);
  const calls: QuoteCalls = {
    assignment: assignmentIn(token),
    saveDraft: async (draft) => save({ ...link, saveQuoteDraftDto: wireOf(draft) }),
    send: async (draft, version, key) =>
      send({ ...link, ...sendingOf(version, key), sendQuoteDto: sentTerms(draft) }),
    withdraw: async () => withdraw(link),
    attachment: (id) => ({ path: `/api/partner-link/quote/attachments/${id}`, headers: link }),
    removeAttachment: async (id) => removeAttachment({ ...link, id }),
    refresh: async () => refetch(),
    saveTemplates: (templates, version) =>
      saveTemplates({ ...link, ...replacing(templates, version) }).finally(refetch),
  };
  return (
    <LinkState data={data} error={error} onRetry={() => void refetch()} advice={<LinkToOwnPage />}>
      {(view) => <QuoteDesk view={view} calls={calls} />}
    </LinkState>
  );
}

export function QuoteAsPartner({ id }: { id: string }) {
  const { data, error, refetch } = useGetPartnerQuoteQuery({ id });
  const [save] = useSavePartnerQuoteDraftMutation();
  const [send] = useSendPartnerQuoteMutation();
  const [withdraw] = useWithdrawPartnerQuoteMutation();
  const [removeAttachment] = useDeletePartnerAttachmentMutation();
  const [saveTemplates] = useSaveQuoteTemplatesMutation();
  useFreshWhenShown(refetch);
  const isOut = error !== undefined && 'status' in error && error.status === 401;
  if (isOut && !data) return <Navigate to={paths.partnerLogin} replace />;
  const calls: QuoteCalls = {
    assignment: id,
    saveDraft: async (draft) => save({ id, saveQuoteDraftDto: wireOf(draft) }),
    send: async (draft, version, key) =>
      send({ id, ...sendingOf(version, key), sendQuoteDto: sentTerms(draft) }),
    withdraw: async () => withdraw({ id }),
    attachment: (attachmentId) => ({
      path: `/api/partner/assignments/${id}/quote/attachments/${attachmentId}`,
      headers: {},
    }),
    removeAttachment: async (attachmentId) => removeAttachment({ id, attachmentId }),
    refresh: async () => refetch(),
    saveTemplates: (templates, version) =>
      saveTemplates(replacing(templates, version)).finally(refetch),
  };
  return (
    <LinkState data={data} error={error} onRetry={() => void refetch()} advice={<LinkToOwnPage />}>
      {(view) => <QuoteDesk view={view} calls={calls} />}
    </LinkState>
  );
}

/** The checks before sending leave nothing out that is required. */
const sentTerms = (draft: QuoteDraft) => wireOf(draft) as SendQuoteDto;

const sendingOf = (version: number, key: string) => ({
  'Idempotency-Key': key,
  ...(version > 0 && { 'If-Match': `"${version}"` }),
});

const replacing = (...[templates, version]: Parameters<QuoteCalls['saveTemplates']>) => ({
  ...basedOn({ version }),
  saveQuoteTemplatesDto: { templates: [...templates] },
});

/** The same in each link to one assignment. */
const assignmentIn = (token: string): string => token.split('.')[1] ?? token;

function LinkToOwnPage() {
  return (
    <p>
      <a href={paths.partner}>{texts.toHome}</a>
    </p>
  );
}

const isSentAs = ({ terms, version }: PartnerQuoteDto, { content, ...sent }: Unanswered) =>
  version > sent.version &&
  terms !== undefined &&
  JSON.stringify(wireOf(fromWireTerms(terms))) === content;

type QuoteDeskProps = { view: PartnerQuoteDto; calls: QuoteCalls };

export function QuoteDesk({ view, calls }: QuoteDeskProps) {
  const [isWriting, setIsWriting] = useState(false);
  const [unanswered, setUnanswered] = useState<Unanswered>();
  const { assignment } = calls;
  const isSent = view.terms !== undefined && view.state !== null && view.state !== 'draft';
  const hasArrived = unanswered !== undefined && isSentAs(view, unanswered);
  const shown = isSent && !(isWriting && view.can_write && !hasArrived) ? 'sent' : 'form';
  useEffect(() => {
    if (hasArrived) dropQuote(assignment);
  }, [hasArrived, assignment]);
  const revise = () => {
    setUnanswered(undefined);
    setIsWriting(true);
  };
  return (
    <div className="stack-5">
      {!view.can_write && !isSent ? (
        <>
          <h1 className="page-title">{texts.title(view.owner_first_name)}</h1>
          <p className={styles.lead}>{texts.closed}</p>
        </>
      ) : shown === 'form' ? (
        <WriteQuote
          key={view.version}
          {...{ view, calls }}
          onSent={() => setIsWriting(false)}
          onUnanswered={setUnanswered}
          onCancel={isSent ? () => setIsWriting(false) : undefined}
        />
      ) : (
        <Sent {...{ view, calls }} onRevise={revise} />
      )}
      <a className={styles.home} href={paths.partner}>
        {texts.toHome}
      </a>
    </div>
  );
}

function Sent({ view, calls, onRevise }: QuoteDeskProps & { onRevise: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = useAct();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, version, owner_first_name: ownerName } = view;
  const terms = view.terms && (fromWireTerms(view.terms) as QuoteTerms);
  useEffect(() => heading.current?.focus(), [state, version]);
  if (state === null || state === 'draft' || !terms) return null;
  const withdraw = async () => {
    setBusy(true);
    await act(calls.withdraw(), texts.withdrawn);
    setBusy(false);
    setIsAsked(false);
  };
  const isOver = !view.can_write && state !== 'chosen' && state !== 'declined';
  const open = view.for_earlier_service ? texts.forEarlierService : texts.leads[state];
  const lead = isOver ? texts.closed : open;
  return (
    <>
      <header>
        <h1 key={state} ref={heading} tabIndex={-1} className="page-title">
          {isOver && state === 'withdrawn' ? texts.withdrawn.title : texts.titles[state](ownerName)}
        </h1>
        <p className={styles.lead}>
          {typeof lead === 'string' ? lead : lead(formatDayInWords(terms.validUntil))}
        </p>
        {view.reason && <p className={styles.lead}>{texts.overruled(view.reason)}</p>}
      </header>
      <SentQuote view={view} terms={terms} />
      {view.can_write && (
        <div className={styles.buttons}>
          <Button variant={state === 'sent' ? 'outline' : 'primary'} onClick={onRevise}>
            {state === 'sent' ? texts.revise : texts.again}
          </Button>
          {state === 'sent' && (
            <Button variant="quiet" onClick={() => setIsAsked(true)}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
      {isAsked && (
        <AskFirst
          title={texts.withdraw}
          question={texts.withdrawQuestion}
          yes={texts.withdraw}
          busy={busy}
          onYes={() => void withdraw()}
          onNo={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
