import type { CallError } from '@boligstyling/api-client';
import type { FieldError } from '@boligstyling/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { apply } from '../../content/apply';
import { useAppDispatch } from '../../shared/store/hooks';
import { publicApiClient } from '../../shared/store/public-api';
import { formHints } from '../../shared/ui/hidden-field';
import { type ApplicationErrors, EMPTY_DRAFT, errorsOf } from './application-draft';

/** An application on its way: what is written, what is to be mended, and whether it has left. */
export function useApplication() {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'written' | 'leaving' | 'sent'>('written');
  const form = useRef<HTMLFormElement>(null);

  const show = (found: ApplicationErrors) => {
    setErrors(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const send = async () => {
    const { hiddenFieldFilled, seconds } = formHints(form.current!, performance.now());
    const { applyAsPartner } = (await publicApiClient()).endpoints;
    const call = applyAsPartner.initiate(
      {
        applyDto: draft,
        'X-Form-Seconds': seconds?.toString(),
        'X-Form-Hidden-Field': hiddenFieldFilled ? 'filled' : 'empty',
      },
      { track: false },
    );
    return (await dispatch(call)).error as CallError | undefined;
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = errorsOf(draft);
    show(found);
    if (state === 'leaving' || Object.keys(found).length > 0) return;
    setFailure(undefined);
    setState('leaving');
    const error = await send().catch((): CallError => ({ status: 'FETCH_ERROR', error: '' }));
    setState(error ? 'written' : 'sent');
    if (!error) return;
    const refused = refusedFields(error);
    show(refused);
    if (Object.keys(refused).length === 0) setFailure(sentenceOf(error));
  };

  return { form, draft, setDraft, errors, failure, state, submit };
}

/** What the server alone found at fault. */
function refusedFields({ data }: { data?: unknown }): ApplicationErrors {
  const { errors } = (data ?? {}) as { errors?: readonly FieldError[] };
  const known = (errors ?? []).filter(({ field }) => field in EMPTY_DRAFT);
  return Object.fromEntries(known.map(({ field, message }) => [field, message]));
}

function sentenceOf({ status, data }: { status: unknown; data?: unknown }): string {
  const { error } = (data ?? {}) as { error?: unknown };
  const isAnswer = typeof status === 'number' && status < 500;
  return isAnswer && typeof error === 'string' ? error : apply.failed;
}
