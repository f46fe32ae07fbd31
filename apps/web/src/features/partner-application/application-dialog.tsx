import {
  APPLICATION_FIELDS,
  PARTNER_KIND_NAMES,
  PARTNER_KINDS,
  type PartnerKind,
} from '@boligstyling/domain';
import { useEffect, useRef } from 'react';
import { apply } from '../../content/apply';
import { paths } from '../../shared/config/paths';
import { publicApiClient } from '../../shared/store/public-api';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/overlays/dialog';
import { SelectField, TextArea, TextField } from '../../shared/ui/fields/field';
import { Checkbox } from '../../shared/ui/fields/checkbox';
import { HiddenField } from '../../shared/ui/fields/hidden-field';
import { loadAhead } from '../../shared/ui/load-ahead';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './application-dialog.module.css';
import { useApplication } from './use-application';

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
      <p className={styles.note}>
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
