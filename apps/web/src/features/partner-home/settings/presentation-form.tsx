import {
  type PartnerPageDto,
  usePutLogoMutation,
  useRemoveLogoMutation,
} from '@boligstyling/api-client/partner';
import {
  isFilled,
  isPhone,
  PARTNER_LIMITS,
  websiteOf,
  LOGO_BYTES,
  LOGO_TYPES,
} from '@boligstyling/domain';
import { useState, type SubmitEvent, useId } from 'react';
import { partnerPresentation as texts } from '../../../content/partner-home';
import { changesOf } from '../../../shared/calls/changes-of';
import { Button } from '../../../shared/ui/button';
import { TextField, TextArea } from '../../../shared/ui/fields/field';
import { SavedMeanwhile, useBase } from '../../../shared/ui/saved-meanwhile';
import { useChanges } from '../../../shared/ui/use-changes';
import { type FieldErrors, useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import styles from './presentation-card.module.css';
import { useSettings } from './use-settings';
import { useAct } from '../../../shared/links/use-act';
import { FieldError } from '../../../shared/ui/fields/field-error';
import { FilePicker } from '../../../shared/ui/fields/file-picker';

type Draft = Pick<PartnerPageDto, 'company' | 'presentation' | 'website' | 'phone'>;
const draftOf = ({ company, presentation, website, phone }: Draft): Draft => ({
  ...{ company, presentation, website, phone },
});

type PresentationFormProps = { page: PartnerPageDto; onDone: () => void };

function errorsOf({ company, website, phone }: Draft): FieldErrors<keyof Draft> {
  return {
    ...(!isFilled(company) && { company: texts.companyMissing }),
    ...(isFilled(website) && !websiteOf(website) && { website: texts.websiteInvalid }),
    ...(!isPhone(phone) && { phone: texts.phoneInvalid }),
  };
}

export function PresentationForm({ page, onDone }: PresentationFormProps) {
  const [shown] = useState(() => draftOf(page));
  const { begun, theirs, rebase } = useBase(shown);
  const [draft, setDraft] = useState(shown);
  const { form, errors, show } = useFieldErrors<keyof Draft>();
  const { save, isSaving } = useSettings();
  const changes = useChanges();

  const field = (name: keyof Draft) => ({
    label: texts[name],
    maxLength: PARTNER_LIMITS[name],
    error: errors[name],
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isAsSent = changes.asItIs();
    if (show(errorsOf(draft)) || isSaving) return;
    const isSaved = await save(changesOf(begun, draft), (now) => rebase(draftOf(now), setDraft));
    if (isSaved && isAsSent()) onDone();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={changes.onChange}
      noValidate
    >
      <LogoField logo={page.logo} />
      <TextField {...field('company')} autoComplete="organization" />
      <TextArea {...field('presentation')} optional help={texts.presentationHelp} rows={4} />
      <TextField {...field('website')} optional inputMode="url" autoComplete="url" />
      <TextField {...field('phone')} inputMode="tel" autoComplete="tel-national" />
      <SavedMeanwhile theirs={theirs} words={texts} />
      <div className={styles.end}>
        <Button variant="quiet" size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="small" busy={isSaving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function errorOf({ size, type }: File): string | undefined {
  if (!LOGO_TYPES.some((each) => each === type)) return texts.logoKind;
  return size > LOGO_BYTES ? texts.logoTooLarge : undefined;
}

/** Uploads at once; the server validates the file. */
function LogoField({ logo }: { logo: string | null }) {
  const [put, putting] = usePutLogoMutation();
  const [remove, removing] = useRemoveLogoMutation();
  const [error, setError] = useState<string>();
  const act = useAct();
  const id = useId();

  const choose = (file: File) => {
    const found = errorOf(file);
    setError(found);
    if (!found) void act(put({ body: file }), texts.logoSaved);
  };

  return (
    <div className={styles.logoField}>
      <label className={styles.label} htmlFor={id}>
        {texts.logo}
      </label>
      <FilePicker
        id={id}
        label={putting.isLoading ? texts.logoSaving : texts.chooseLogo}
        accept={LOGO_TYPES.join(',')}
        aria-describedby={`${id}-help`}
        aria-invalid={error ? true : undefined}
        disabled={putting.isLoading}
        onPick={choose}
      />
      <p className={styles.note} id={`${id}-help`}>
        {texts.logoHelp}
      </p>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      {logo && (
        <Button
          variant="quiet"
          size="small"
          busy={removing.isLoading}
          onClick={() => void act(remove(), texts.logoRemoved)}
        >
          {texts.removeLogo}
        </Button>
      )}
    </div>
  );
}
