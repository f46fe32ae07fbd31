import type { CallError } from '@boligstyling/api-client';
import { tidyEmail } from '@boligstyling/domain';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { apply } from '../../content/apply';
import { problemOf } from '../../shared/calls/problem-of';
import { useAppDispatch } from '../../shared/store/hooks';
import { publicApiClient } from '../../shared/store/public-api';
import { formHints } from '../../shared/ui/fields/hidden-field';
import { useWhenThrownAway } from '../../shared/ui/thrown-away';
import { useLeftDraft, type LeftDrafts } from '../../shared/ui/use-left-draft';
import { EMPTY_DRAFT, errorsOf } from './application-draft';

const open: LeftDrafts = new Map();

/** What became of one: undefined where it got through. */
type Answer = Promise<CallError | undefined>;

/** Until whoever sent it has read what became of it, also where its dialog was left meanwhile. */
let unread: Answer | undefined;

/** An application on its way: what is written, what is to be mended, and whether it has left. */
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
    // Nothing can be changed meanwhile: it would be in no application. What fails is told there.
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
