import { CONSENT_VERSION } from '@boligstyling/domain';
import { useEffect, useEffectEvent, useRef, useState, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import type { ToastText } from '../../content/types';
import { rememberCity } from '../../shared/city/last-city';
import { hasConsent } from '../../shared/consent/consent-slice';
import type { LeadOrigin, Submission, SubmitLead } from '../../shared/lead/submission';
import { useAppDispatch, useAppSelector, type RootState } from '../../shared/store/hooks';
import type { AgentWish, FieldName, LeadDraft } from './lead-draft';
import { emailValid, type DraftError } from './checks';
import { draftChanged, draftSent, selectDraft } from './draft-slice';
import { focusField, refusedFields, stepOf } from './refused-fields';
import { onDraftCleared } from './clear-sent';
import { type DraftStorages, STORAGES, useKeptDraft } from './keep-draft';
import { afterPaint } from '../../shared/ui/after-paint';
import { formHints } from '../../shared/ui/fields/field';
import { findErrors } from './rules';
import { firstOpen, type FormStep, type Sending } from './section';
import type { ToPayload } from './to-payload';
import { useLocation, useNavigate } from 'react-router-dom';

export type Accepted = Extract<Submission, { kind: 'accepted' }>;
export type Failure = Exclude<Submission, Accepted>;

const IDLE: Sending = { kind: 'idle' };

export interface LeadFormOptions {
  wishOf: (draft: LeadDraft) => AgentWish;
  stepsFor: (wish: AgentWish) => readonly FormStep[];
  toPayload: ToPayload;
  origin: () => LeadOrigin;
  submit: SubmitLead;
  onAccepted: (submission: Accepted, draft: LeadDraft, wish: AgentWish) => void;
  /** A missing number is not called invalid. */
  onFailure?: (failure: Failure) => void;
  /** The result may arrive after the form was left. */
  onInvalid?: (notice: ToastText) => void;
  /** From 1, started or reached. */
  onStep?: (step: number) => void;
  onMended?: () => void;
  /** Default: the browser's own. */
  storages?: DraftStorages;
}

/** Fields are locked while sending, because later input would be in no lead. */
export function useLeadForm(options: LeadFormOptions) {
  const {
    wishOf,
    stepsFor,
    toPayload,
    origin,
    submit,
    onAccepted,
    onFailure,
    onInvalid,
    onMended,
    onStep,
    storages = STORAGES,
  } = options;
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const form = useRef<HTMLFormElement>(null);
  const [hasPressed, setHasPressed] = useState(false);
  const [refused, setRefused] = useState<readonly DraftError[]>([]);
  const [sending, setSending] = useState(IDLE);
  const [isRestored, setIsRestored] = useState(false);
  /** After a reload the fill-in time is unknown, so a fast submission is no sign of a bot. */
  const wasFilledInBefore = useRef(false);
  const focusNext = useRef<FieldName | 'start' | null>('start');
  const store = useStore<RootState>();
  const onRestored = () => {
    wasFilledInBefore.current = true;
    setIsRestored(true);
  };
  useKeptDraft(form, onRestored, storages);
  const { current, hasMoved, ...way } = useSteps(() => {
    const now = selectDraft(store.getState());
    const all = stepsFor(wishOf(now));
    const open = firstOpen(all, now);
    return open < 0 ? all.length - 1 : open;
  });
  const isSending = sending.kind === 'sending';

  /** Going back, browsers restore their own scroll position last. */
  const showStep = (at: FieldName | 'start') => {
    focusField(form.current!, at);
    const focused = document.activeElement;
    afterPaint(() => {
      if (form.current && document.activeElement === focused) focusField(form.current, at);
    });
  };

  const arrive = useEffectEvent(() => {
    if (hasMoved && focusNext.current) showStep(focusNext.current);
    focusNext.current = 'start';
    if (current > 0) onStep?.(current + 1);
  });
  useEffect(() => arrive(), [current]);

  const wish = wishOf(draft);
  const steps = stepsFor(wish);
  const step = steps[current]!;
  const found = findErrors(step.rules, draft);
  const shown = [...refused, ...(hasPressed && found ? found.errors : [])];

  const notice = found?.toast;
  const mended = useEffectEvent(() => onMended?.());
  useEffect(() => () => mended(), [notice]);

  const errorOf = (field: FieldName): string | undefined =>
    shown.find((error) => error.field === field)?.message ??
    (field === 'email' ? emailValid(draft)?.message : undefined);

  const change = (changes: Partial<LeadDraft>) => {
    onStep?.(current + 1);
    setRefused((errors) => errors.filter(({ field }) => !(field in changes)));
    dispatch(draftChanged(changes));
  };

  const goTo = (index: number, focus: FieldName | 'start' = 'start') => {
    setHasPressed(false);
    setIsRestored(false);
    if (way.goTo(index)) focusNext.current = focus;
    else focusField(form.current!, focus);
  };

  const beginAnew = () => {
    if (current > 0) focusNext.current = null;
    setHasPressed(false);
    setIsRestored(false);
    setRefused([]);
    way.startAgain();
  };
  const draftCleared = useEffectEvent(beginAnew);
  useEffect(() => onDraftCleared(() => draftCleared()), []);

  const settle = (submission: Submission) => {
    if (submission.kind === 'accepted') {
      setSending(IDLE);
      if (form.current) beginAnew();
      onAccepted(submission, draft, wish);
      dispatch(draftSent());
      return;
    }
    onFailure?.(submission);
    if (submission.kind !== 'refused') return setSending(submission);
    const errors = refusedFields(submission.errors, steps);
    const shown = errors.map(({ message }) => message);
    const reasons = submission.reasons.filter((reason) => !shown.includes(reason));
    // A locked field cannot take the focus.
    flushSync(() => setSending({ kind: 'refused', reasons }));
    setRefused(errors);
    if (errors[0] && form.current) goTo(stepOf(steps, errors[0].field), errors[0].field);
  };

  /** While it is typed, the city may match others. */
  const rememberPlace = (step: number) => {
    const isDone = stepOf(steps, 'city') <= step;
    if (isDone && hasConsent(store.getState(), 'functional')) rememberCity(draft.city);
  };

  const send = async () => {
    rememberPlace(steps.length - 1);
    setSending({ kind: 'sending' });
    form.current!.querySelector<HTMLElement>('[type=submit]')!.focus();
    const elapsedMs = wasFilledInBefore.current ? undefined : performance.now();
    const filledIn = formHints(form.current!, elapsedMs);
    const hints = { ...filledIn, consentVersion: CONSENT_VERSION };
    settle(await submit(toPayload(draft, wish, origin()), hints));
  };

  const press = async () => {
    if (isSending) return;
    if (found) {
      setHasPressed(true);
      focusField(form.current!, found.errors[0]!.field);
      onInvalid?.(found.toast);
    } else if (current < steps.length - 1) {
      rememberPlace(current);
      goTo(current + 1);
    } else {
      await send();
    }
  };

  const retry = async () => {
    const open = firstOpen(steps, draft);
    if (open > current) goTo(open);
    else if (open === current) await press();
    else if (!isSending) await send();
  };

  return {
    form,
    draft,
    wish,
    steps,
    step,
    current,
    hasMoved,
    isSending,
    sending,
    refused,
    isRestored,
    isComplete: found === null,
    errorOf,
    change,
    press,
    retry,
    goBack: () => goTo(current - 1),
    fix: (field: FieldName) => goTo(stepOf(steps, field), field),
  };
}

interface StepEntry {
  step: number | undefined;
  /** Earlier history entries of this page. */
  before: number;
}

function entryIn(state: unknown): StepEntry {
  const { step, before } = (state ?? {}) as Partial<Record<keyof StepEntry, unknown>>;
  return { step: Number.isInteger(step) ? Number(step) : undefined, before: Number(before) || 0 };
}

/**
 * The back button and a reload work. Entries without a step, such as an anchor, change nothing.
 *
 * @param reach the last step allowed by the answers, evaluated when an entry is reached
 */
export function useSteps(reach: () => number) {
  const location = useLocation();
  const navigate = useNavigate();
  const [hasMoved, setHasMoved] = useState(false);
  const [entry, setEntry] = useState<string>();
  const [wanted, setWanted] = useState(0);
  const { step: asked, before } = entryIn(location.state);
  if (entry !== location.key) {
    setHasMoved(entry !== undefined);
    setEntry(location.key);
    setWanted(asked ?? wanted);
  }
  const current = Math.min(wanted, reach());

  const go = (to: StepEntry, replace: boolean) =>
    void navigate({ search: location.search }, { state: to, replace });
  const showInstead = (step: number) => go({ step, before: 0 }, true);
  /** After a reload answers may be missing. */
  const settle = useEffectEvent(() => {
    const most = reach();
    if (asked !== undefined && asked > most) showInstead(most);
  });
  useLayoutEffect(() => settle(), [location.key]);

  /** The owner may have gone back before the server answers. */
  const here = useRef({ current, asked, before });
  useLayoutEffect(() => {
    here.current = { current, asked, before };
  });

  /** @returns false if there is no such step */
  const goTo = (step: number): boolean => {
    const { current, asked, before } = here.current;
    if (step === current) return false;
    const isEntry = asked === current;
    const steps = isEntry ? before : 0;
    if (!isEntry) showInstead(current);
    if (step < current && current - step <= steps) void navigate(step - current);
    else go({ step, before: step === current + 1 ? steps + 1 : 0 }, false);
    return true;
  };

  return {
    current,
    hasMoved,
    goTo,
    startAgain: () => showInstead(0),
  };
}
