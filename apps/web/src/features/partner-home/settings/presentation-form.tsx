import {
  type PartnerPageDto,
  usePutLogoMutation,
  useRemoveLogoMutation,
} from '@boligstyling/api-client/partner';
import { faultOf, LOGO_BYTES, LOGO_TYPES, PARTNER_FIELDS } from '@boligstyling/domain';
import { useState, useId } from 'react';
import { partnerPresentation as texts } from '../../../content/partner-home';
import { Button } from '../../../shared/ui/button';
import { TextField, TextArea } from '../../../shared/ui/fields/field';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';
import styles from './presentation-card.module.css';
import { type EditorProps, SettingsForm } from './settings-form';
import { useAct } from '../../../shared/links/use-act';
import { FieldError } from '../../../shared/ui/fields/field-error';
import { FilePicker } from '../../../shared/ui/fields/file-picker';

type Draft = Pick<PartnerPageDto, 'company' | 'presentation' | 'website' | 'phone'>;
const draftOf = ({ company, presentation, website, phone }: Draft): Draft => ({
  ...{ company, presentation, website, phone },
});

function errorsOf(draft: Draft): FieldErrors<keyof Draft> {
  const names = Object.keys(draft) as (keyof Draft)[];
  const faults = names.map((name) => [name, faultOf(PARTNER_FIELDS[name], draft[name])]);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

export function PresentationForm(props: EditorProps) {
  return (
    <SettingsForm<Draft> {...props} draftOf={draftOf} errorsOf={errorsOf} words={texts}>
      {(bind) => {
        const field = (name: keyof Draft) => ({
          label: texts[name],
          maxLength: PARTNER_FIELDS[name].limit,
          ...bind(name),
        });
        return (
          <>
            <LogoField logo={props.page.logo} />
            <TextField {...field('company')} autoComplete="organization" />
            <TextArea {...field('presentation')} optional help={texts.presentationHelp} rows={4} />
            <TextField {...field('website')} optional inputMode="url" autoComplete="url" />
            <TextField {...field('phone')} inputMode="tel" autoComplete="tel-national" />
          </>
        );
      }}
    </SettingsForm>
  );
}

function errorOf({ size, type }: File): string | undefined {
  if (!LOGO_TYPES.some((each) => each === type)) return texts.logoKind;
  return size > LOGO_BYTES ? texts.logoTooLarge : undefined;
}

/** The server validates the file. */
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
