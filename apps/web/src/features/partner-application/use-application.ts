import type { CallError } from '@boligstyling/api-client';
import { tidyEmail } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { apply } from '../../content/apply';
import { problemOf } from '../../shared/calls/problem-of';
import { useAppDispatch } from '../../shared/store/hooks';
import { publicApiClient } from '../../shared/store/public-api';
import { formHints } from '../../shared/ui/hidden-field';
import { useLeftDraft, type LeftDrafts } from '../../shared/ui/use-left-draft';
import { EMPTY_DRAFT, errorsOf } from './application-draft';

const open: LeftDrafts = new Map();

/** An application on its way: what is written, what is to be mended, and whether it has left. */
export function useApplication() {
  const dispatch = useAppDispatch();
  const drafting = useLeftDraft(open, 'application', EMPTY_DRAFT);
  const { form, draft, show, write, written, beginAnew } = drafting;
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'written' | 'leaving' | 'sent'>('written');

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

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (show(errorsOf(draft)) || state === 'leaving') return;
    setFailure(undefined);
    setState('leaving');
    // Nothing can be changed meanwhile: it would be in no application.
    form.current!.querySelector<HTMLElement>('[type=submit]')!.focus();
    const error = await send().catch((): CallError => ({ status: 'FETCH_ERROR', error: '' }));
    setState(error ? 'written' : 'sent');
    if (!error) return beginAnew(draft);
    const { isAnswer, message, errors } = problemOf(error);
    const known = errors.filter(({ field }) => field in EMPTY_DRAFT);
    show(Object.fromEntries(known.map(({ field, message }) => [field, message])));
    if (known.length === 0) setFailure(isAnswer && message ? message : apply.failed);
  };

  return { form, draft, write, written, failure, state, submit };
}
