import type { CallError, ApplyDto } from '@boligstyling/api-client';
import {
  APPLICATION_FIELDS,
  faultOf,
  PARTNER_TERMS_VERSION,
  tidyEmail,
} from '@boligstyling/domain';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { apply } from '../../content/apply';
import { problemOf } from '../../shared/calls/problem-of';
import { useAppDispatch } from '../../shared/store/hooks';
import { publicApiClient } from '../../shared/store/public-api';
import { formHints } from '../../shared/ui/fields/hidden-field';
import { useOnDiscard } from '../../shared/ui/drafts/discarded';
import { useLeftDraft, type LeftDrafts } from '../../shared/ui/drafts/use-left-draft';

type ApplicationDraft = {
  [Field in keyof Omit<ApplyDto, 'terms_version'>]-?: NonNullable<ApplyDto[Field]>;
} & { accepts_terms: boolean };

export const EMPTY_DRAFT: ApplicationDraft = {
  company: '',
  organization_number: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  kind: 'stylist',
  places: '',
  message: '',
  accepts_terms: false,
};

type ApplicationErrors = Partial<Record<keyof ApplicationDraft, string>>;

export function errorsOf(draft: ApplicationDraft): ApplicationErrors {
  const faults = Object.values(APPLICATION_FIELDS).map((field) => [
    field.wire,
    faultOf(field, draft[field.wire]),
  ]);
  if (!draft.accepts_terms) faults.push(['accepts_terms', apply.acceptMissing]);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

const open: LeftDrafts = new Map();

type Answer = Promise<CallError | undefined>;

/** Survives closing the dialog, until it was read. */
let unread: Answer | undefined;

export function useApplication() {
  const dispatch = useAppDispatch();
  const drafting = useLeftDraft(open, 'application', EMPTY_DRAFT);
  const { form, draft, show, errors, write, written, ticked, beginAnew } = drafting;
  const [failure, setFailure] = useState<string>();
  const [leaving, setLeaving] = useState(unread);
  const [isSent, setIsSent] = useState(false);
  useOnDiscard(() => (unread = undefined));

  const read = useEffectEvent((error: CallError | undefined) => {
    unread = undefined;
    setLeaving(undefined);
    setIsSent(!error);
    if (!error) return beginAnew(draft);
    const { isAnswer, message, errors: faults } = problemOf(error);
    const known = faults.filter(({ field }) => field in EMPTY_DRAFT);
    show(Object.fromEntries(known.map(({ field, message }) => [field, message])));
    if (known.length === 0) setFailure(isAnswer && message ? message : apply.failed);
  });
  useEffect(() => {
    if (!leaving) return;
    let isShown = true;
    // Later input would be in no application.
    form.current!.querySelector<HTMLElement>('[type=submit]')!.focus();
    void leaving.then((error) => isShown && read(error));
    return () => void (isShown = false);
  }, [form, leaving]);

  const send = async () => {
    const { hiddenFieldFilled, seconds } = formHints(form.current!, performance.now());
    const { accepts_terms: accepts, ...fields } = draft;
    const { applyAsPartner } = (await publicApiClient()).endpoints;
    const call = applyAsPartner.initiate(
      {
        applyDto: {
          ...fields,
          contact_email: tidyEmail(fields.contact_email),
          terms_version: accepts ? PARTNER_TERMS_VERSION : null,
        },
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

  return {
    ...{ form, draft, write, written, ticked, errors },
    failure,
    isLeaving: !!leaving,
    isSent,
    submit,
  };
}
