import {
  fromWireTerms,
  norwegianDay,
  type QuoteTerms,
  type QuoteDraft,
  type QuoteTermKey,
} from '@boligstyling/domain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { quoteForm as texts } from '../../../content/quote-form';
import { isRefusedAs, problemOf } from '../../../shared/calls/problem-of';
import { attachmentTexts } from '../../../content/attachments';
import { waitingIn } from '../../../shared/uploads/upload-progress';
import { failureOf, reasonOf, useAct } from '../../../shared/links/use-act';
import { now } from '../../../shared/format/now';
import { useAppDispatch } from '../../../shared/store/hooks';
import { showToast } from '../../../shared/toast/toast-slice';
import { Button } from '../../../shared/ui/button';
import type { PartnerQuoteDto, QuoteTemplateDto } from '@boligstyling/api-client/links';
import { type Saved, keptQuote, useQuoteDraft } from './draft-saver';
import type { QuoteCalls } from './quote-calls';
import styles from './quote-form.module.css';
import { QuoteAttachments, useQuoteUploads, nextAttachments } from './quote-attachments';
import { QuoteFields } from './quote-fields';
import { QuoteTemplates } from './quote-templates';
import {
  blankQuote,
  byKey,
  faultsOf,
  savable,
  toDraft,
  wireOf,
  writtenFrom,
  type WrittenQuote,
} from './written-quote';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import desk from './quote-desk.module.css';
import { QuotePreview } from './sent-quote';

const isSameDraft = (one: QuoteDraft, other: QuoteDraft): boolean =>
  JSON.stringify(wireOf(one)) === JSON.stringify(wireOf(other));

const STALE = ['version-required', 'version-stale'] as const;

export interface Unanswered {
  readonly version: number;
  readonly content: string;
}

type WriteQuoteProps = {
  view: PartnerQuoteDto;
  calls: QuoteCalls;
  onSent: () => void;
  onUnanswered: (sent: Unanswered) => void;
  onCancel: (() => void) | undefined;
};

export function WriteQuote(props: WriteQuoteProps) {
  const { view, calls, onSent, onUnanswered, onCancel } = props;
  const { owner_first_name: ownerName, service, version } = view;
  const [today] = useState(() => norwegianDay(now()));
  const [found] = useState(() => keptQuote(calls.assignment));
  const inWords = (terms: QuoteDraft) => writtenFrom(terms, today, view.last_has_vat);
  const [base] = useState(() =>
    inWords(fromWireTerms(view.draft ?? view.terms ?? view.suggestion ?? {})),
  );
  const dispatch = useAppDispatch();
  const draft = useQuoteDraft({
    ...{ assignment: calls.assignment, service, base, inWords },
    begun: { ...base, ...found },
    read: async () => {
      const { data, error } = await calls.refresh();
      return error ? undefined : data?.draft && fromWireTerms(data.draft);
    },
    save: (terms) => calls.saveDraft(terms),
    onMerged: () => dispatch(showToast({ ...texts.merged, stays: true })),
  });
  const [known, setKnown] = useState(view.draft);
  if (view.draft && view.draft !== known) {
    setKnown(view.draft);
    const stored = fromWireTerms(view.draft);
    const isOwn = isSameDraft(stored, savable(toDraft(draft.written, service)));
    if (!isOwn && !keptQuote(calls.assignment)) draft.follow(writtenFrom(stored, today));
  }
  const uploads = useQuoteUploads(calls);
  const { form, errors, show } = useFieldErrors<QuoteTermKey>();
  const [step, setStep] = useState<'form' | 'preview' | 'back'>('form');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const act = useAct();
  const key = useRef({ content: '', key: '' });
  const sending = useRef(false);

  const preview = (event: SubmitEvent) => {
    event.preventDefault();
    setFailure('');
    if (show(faultsOf(draft.written, service, today))) return;
    if (waitingIn(uploads) > 0) setFailure(attachmentTexts.wait);
    else setStep('preview');
  };

  /** The same content has one idempotency key. */
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure('');
    const terms = toDraft(draft.written, service);
    const content = JSON.stringify([version, terms]);
    if (key.current.content !== content) key.current = { content, key: crypto.randomUUID() };
    const { error } = await calls.send(terms, version, key.current.key);
    sending.current = false;
    setBusy(false);
    if (!error) {
      draft.done();
      onSent();
      return;
    }
    const { isAnswer, errors: refused } = problemOf(error);
    if (!isAnswer) {
      onUnanswered({ version, content: JSON.stringify(wireOf(terms)) });
      setFailure(navigator.onLine ? texts.unsure : texts.offline);
    } else if (refused.length > 0) {
      setFailure(reasonOf(error));
      setStep('form');
      show(byKey(refused));
    } else refuse(error);
  };

  /** This form goes once the page is read again. */
  const refuse = (error: unknown) => {
    const isStale = STALE.some((code) => isRefusedAs(error, code));
    if (isStale) draft.replace(draft.written);
    const toast = { ...failureOf(error), ...(isStale && texts.sentElsewhere) };
    dispatch(showToast({ ...toast, stays: true }));
  };

  const saveList = async (
    templates: readonly Omit<QuoteTemplateDto, 'id'>[],
    isDeletion: boolean,
  ) => {
    setBusy(true);
    const isStored = await act(
      calls.saveTemplates(templates, view.templates_version),
      isDeletion ? texts.templateDeleted : texts.templateSaved,
    );
    setBusy(false);
    return isStored;
  };

  if (step === 'preview') {
    return (
      <QuotePreviewStep
        {...{ view, busy, failure }}
        terms={toDraft(draft.written, service) as QuoteTerms}
        onSend={() => void send()}
        onChange={() => setStep('back')}
      />
    );
  }
  return (
    <>
      <header>
        <FocusedHeading isFocused={onCancel !== undefined || step === 'back'}>
          {texts.title(ownerName)}
        </FocusedHeading>
        <p className={desk.lead}>{[service, view.facts].filter(Boolean).join(', ')}</p>
      </header>
      <BeginFrom {...{ view, today }} written={draft.written} onFill={draft.replace} />
      <form ref={form} className={styles.form} onSubmit={preview} noValidate>
        <QuoteFields
          {...{ service, ownerName, today }}
          written={draft.written}
          faults={errors}
          onWrite={draft.write}
        />
        <QuoteAttachments {...{ view, calls, uploads }} />
        {failure && (
          <p className={styles.offline} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.end}>
          <Button type="submit">{texts.preview(ownerName)}</Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {texts.cancelRevision}
            </Button>
          )}
          <p className={styles.saved} role="status">
            {savedText(draft.saved, found !== undefined)} {texts.canRevise}
          </p>
        </div>
      </form>
      <QuoteTemplates
        templates={view.templates}
        draft={() => savable(toDraft(draft.written, service))}
        busy={busy}
        onSave={saveList}
      />
    </>
  );
}

function savedText(saved: Saved, isFound: boolean): string {
  switch (saved) {
    case 'untouched':
      return isFound ? texts.foundHere : '';
    case 'saving':
      return texts.saving;
    case 'saved':
      return texts.saved;
    case 'offline':
      return texts.savedOffline;
    case 'here':
      return texts.savedHere;
    case 'nowhere':
      return texts.notSaved;
  }
}

function FocusedHeading({ isFocused, children }: { isFocused: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [begun] = useState(isFocused);
  useEffect(() => {
    if (begun) heading.current?.focus();
  }, [begun]);
  return (
    <h1 ref={heading} tabIndex={-1} className="page-title">
      {children}
    </h1>
  );
}

type BeginFromProps = {
  view: Pick<PartnerQuoteDto, 'suggestion' | 'templates' | 'last_has_vat'>;
  written: WrittenQuote;
  today: string;
  onFill: (written: WrittenQuote) => void;
};

function BeginFrom({ view, written, today, onFill }: BeginFromProps) {
  const { suggestion, templates, last_has_vat: lastVat } = view;
  const kept = useKeptFocus<HTMLDivElement>();
  const [filled, setFilled] = useState<{ from: string; was: WrittenQuote } | null>(null);
  if (!suggestion && templates.length === 0) return null;
  const fill = (from: string, terms: QuoteDraft | null) => {
    setFilled({ from, was: written });
    // The partner's last statement holds, also above an older template.
    const hasVat = lastVat ?? terms?.hasVat ?? written.hasVat;
    onFill({ ...(terms ? writtenFrom(terms, today) : blankQuote(today)), hasVat });
  };
  return (
    <div {...kept} className={styles.begin} role="group" aria-label={texts.begin}>
      <span>{texts.begin}</span>
      {suggestion && (
        <button type="button" onClick={() => fill(texts.last, fromWireTerms(suggestion))}>
          {texts.last}
        </button>
      )}
      {templates.map(({ id, name, terms }) => (
        <button key={id} type="button" onClick={() => fill(name, fromWireTerms(terms))}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => fill(texts.blank, null)}>
        {texts.blank}
      </button>
      <p role="status">
        {filled && (
          <>
            <span>{texts.begunFrom(filled.from)}</span>{' '}
            <button
              type="button"
              onClick={() => {
                onFill(filled.was);
                setFilled(null);
              }}
            >
              {texts.back}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

type QuotePreviewStepProps = {
  view: PartnerQuoteDto;
  terms: QuoteTerms;
  busy: boolean;
  failure: string;
  onSend: () => void;
  onChange: () => void;
};

function QuotePreviewStep(props: QuotePreviewStepProps) {
  const { view, terms, busy, failure, onSend, onChange } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isRevision = view.state === 'sent';
  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1} className="page-title">
          {texts.previewTitle(view.owner_first_name)}
        </h1>
        <p className={desk.lead}>{texts.sendNote}</p>
      </header>
      <QuotePreview
        {...{ view, terms }}
        attachments={nextAttachments(view)}
        before={isRevision && view.terms ? (fromWireTerms(view.terms) as QuoteTerms) : null}
      />
      <div className={styles.end}>
        {failure && (
          <p className={styles.offline} role="alert">
            {failure}
          </p>
        )}
        <Button busy={busy} onClick={onSend}>
          {isRevision ? texts.sendRevised : texts.send}
        </Button>
        <Button variant="outline" onClick={onChange}>
          {texts.change}
        </Button>
      </div>
    </>
  );
}
