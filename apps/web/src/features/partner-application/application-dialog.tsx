import {
  APPLICATION_FIELDS,
  PARTNER_KIND_NAMES,
  PARTNER_KINDS,
  type PartnerKind,
  faultOf,
  PARTNER_TERMS_VERSION,
  tidyEmail,
} from '@boligstyling/domain';
import { useEffect, useRef, useEffectEvent, useState, type SubmitEvent } from 'react';
import { apply } from '../../content/apply';
import { paths } from '../../shared/config/paths';
import { publicApiClient } from '../../shared/store/public-api';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/overlays/dialog';
import {
  SelectField,
  TextArea,
  TextField,
  HiddenField,
  formHints,
} from '../../shared/ui/fields/field';
import { Checkbox } from '../../shared/ui/fields/checkbox';
import { loadAhead } from '../../shared/ui/load-ahead';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './application-dialog.module.css';
import type { CallError, ApplyDto } from '@boligstyling/api-client';
import { problemOf } from '../../shared/calls/problem-of';
import { useAppDispatch } from '../../shared/store/hooks';
import { useOnDiscard } from '../../shared/ui/drafts/discarded';
import { useLeftDraft, type LeftDrafts } from '../../shared/ui/drafts/use-draft';

const loadClient = loadAhead(publicApiClient);

const KINDS = PARTNER_KINDS.map((value) => ({ value, label: PARTNER_KIND_NAMES[value] }));

export default function ApplicationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={apply.title} onClose={onClose}>
      <Application onClose={onClose} />
    </Dialog>
  );
}

function Application({ onClose }: { onClose: () => void }) {
  const application = useApplication();
  useEffect(loadClient, []);
  if (application.isSent) return <Sent onClose={onClose} />;
  return <Form application={application} />;
}

function Sent({ onClose }: { onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={title} tabIndex={-1}>
        {apply.sentTitle}
      </h3>
      <p>{apply.sent}</p>
      <Button onClick={onClose}>{apply.close}</Button>
    </div>
  );
}

function Form({ application }: { application: ReturnType<typeof useApplication> }) {
  const { form, draft, write, written, ticked, errors, failure, isLeaving, submit } = application;
  const { company, organizationNumber, name, email, phone, places, message } = APPLICATION_FIELDS;

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p>{apply.intro}</p>
      <HiddenField />
      <fieldset className={styles.fields} role="none" disabled={isLeaving}>
        <TextField
          label={apply.company}
          autoComplete="organization"
          maxLength={company.limit}
          {...written('company')}
        />
        <TextField
          label={apply.organizationNumber}
          help={apply.organizationNumberHelp}
          inputMode="numeric"
          autoComplete="off"
          maxLength={organizationNumber.typedLimit}
          {...written('organization_number')}
        />
        <SelectField
          label={apply.kind}
          options={KINDS}
          value={draft.kind}
          onChange={({ target }) => write({ kind: target.value as PartnerKind })}
        />
        <TextField
          label={apply.name}
          autoComplete="name"
          maxLength={name.limit}
          {...written('contact_name')}
        />
        <TextField
          label={apply.email}
          type="email"
          autoComplete="email"
          maxLength={email.limit}
          {...written('contact_email')}
        />
        <TextField
          label={apply.phone}
          type="tel"
          autoComplete="tel"
          maxLength={phone.limit}
          {...written('contact_phone')}
        />
        <TextField
          label={apply.places}
          help={apply.placesHelp}
          maxLength={places.limit}
          {...written('places')}
        />
        <TextArea
          label={apply.message}
          help={apply.messageHelp}
          optional
          maxLength={message.limit}
          {...written('message')}
        />
        <Checkbox
          label={
            <>
              {apply.accept.before}
              <a href={paths.partnerTerms} target="_blank">
                {apply.accept.link}
                <VisuallyHidden> {apply.newTab}</VisuallyHidden>
              </a>
              {apply.accept.after}
            </>
          }
          {...ticked('accepts_terms')}
          error={errors.accepts_terms}
        />
      </fieldset>
      <p className="muted">
        {apply.privacy}{' '}
        <a href={paths.privacy} target="_blank">
          {apply.privacyLink}
          <VisuallyHidden> {apply.newTab}</VisuallyHidden>
        </a>
        .
      </p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" busy={isLeaving}>
        {apply.send}
      </Button>
    </form>
  );
}

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

function useApplication() {
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
