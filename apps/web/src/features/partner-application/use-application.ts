import type { CallError, ApplyDto } from '@boligstyling/api-client';
import {
  tidyEmail,
  isEmail,
  isFilled,
  isOrganizationNumber,
  isPhone,
  withoutUnseen,
} from '@boligstyling/domain';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { apply } from '../../content/apply';
import { problemOf } from '../../shared/calls/problem-of';
import { useAppDispatch } from '../../shared/store/hooks';
import { publicApiClient } from '../../shared/store/public-api';
import { formHints } from '../../shared/ui/fields/hidden-field';
import { useWhenThrownAway } from '../../shared/ui/thrown-away';
import { useLeftDraft, type LeftDrafts } from '../../shared/ui/use-left-draft';

type ApplicationDraft = { [Field in keyof ApplyDto]-?: NonNullable<ApplyDto[Field]> };

export const EMPTY_DRAFT: ApplicationDraft = {
  company: '',
  organization_number: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  kind: 'stylist',
  places: '',
  message: '',
};

const RULES: Record<keyof typeof apply.errors, (text: string) => boolean> = {
  company: isFilled,
  organization_number: (text) => isOrganizationNumber(withoutUnseen(text)),
  contact_name: isFilled,
  contact_email: (text) => isEmail(tidyEmail(text)),
  contact_phone: isPhone,
  places: isFilled,
};

type ApplicationErrors = Partial<Record<keyof ApplicationDraft, string>>;

export function errorsOf(draft: ApplicationDraft): ApplicationErrors {
  const fields = Object.keys(RULES) as (keyof typeof RULES)[];
  return Object.fromEntries(
    fields
      .filter((field) => !RULES[field](draft[field]))
      .map((field) => [field, wordsOf(field, draft)]),
  );
}

/** A missing number is not reported as invalid. */
function wordsOf(field: keyof typeof RULES, draft: ApplicationDraft): string {
  const isMissing = field === 'organization_number' && !isFilled(draft.organization_number);
  return isMissing ? apply.organizationNumberMissing : apply.errors[field];
}

const open: LeftDrafts = new Map();

type Answer = Promise<CallError | undefined>;

/** Kept until the applicant has seen the result, also after the dialog was closed. */
let unread: Answer | undefined;

/** The draft, its errors and the submission state. */
export function useApplication() {
  const dispatch = useAppDispatch();
  const drafting = useLeftDraft(open, 'application', EMPTY_DRAFT);
  const { form, draft, show, write, written, beginAnew } = drafting;
  const [failure, setFailure] = useState<string>();
  const [leaving, setLeaving] = useState(unread);
  const [isSent, setIsSent] = useState(false);
  useWhenThrownAway(() => (unread = undefined));

  const read = useEffectEvent((error: CallError | undefined) => {
    unread = undefined;
    setLeaving(undefined);
    setIsSent(!error);
    if (!error) return beginAnew(draft);
    const { isAnswer, message, errors } = problemOf(error);
    const known = errors.filter(({ field }) => field in EMPTY_DRAFT);
    show(Object.fromEntries(known.map(({ field, message }) => [field, message])));
    if (known.length === 0) setFailure(isAnswer && message ? message : apply.failed);
  });
  useEffect(() => {
    if (!leaving) return;
    let isShown = true;
    // Locked while sending, because later input would be in no application. Failures are shown at
    // the button.
    form.current!.querySelector<HTMLElement>('[type=submit]')!.focus();
    void leaving.then((error) => isShown && read(error));
    return () => void (isShown = false);
  }, [form, leaving]);

  const send = async () => {
    const { hiddenFieldFilled, seconds } = formHints(form.current!, performance.now());
    const { applyAsPartner } = (await publicApiClient()).endpoints;
    const call = applyAsPartner.initiate(
      {
        applyDto: { ...draft, contact_email: tidyEmail(draft.contact_email) },
        'X-Form-Seconds': seconds?.toString(),
        'X-Form-Hidden-Field': hiddenFieldFilled ? 'filled' : 'empty',
      },
      { track: false },
    );
    return (await dispatch(call)).error as CallError | undefined;
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (show(errorsOf(draft)) || leaving) return;
    setFailure(undefined);
    unread = send().catch((): CallError => ({ status: 'FETCH_ERROR', error: '' }));
    setLeaving(unread);
  };

  return { form, draft, write, written, failure, isLeaving: !!leaving, isSent, submit };
}
