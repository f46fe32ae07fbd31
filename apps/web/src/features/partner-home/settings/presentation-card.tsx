import {
  type PartnerPageDto,
  usePutLogoMutation,
  useRemoveLogoMutation,
} from '@boligstyling/api-client/partner';
import {
  formatPhone,
  PARTNER_KIND_NAMES,
  faultOf,
  LOGO_BYTES,
  LOGO_TYPES,
  PARTNER_FIELDS,
} from '@boligstyling/domain';
import { useState, useId } from 'react';
import { partnerPresentation, partnerSettings } from '../../../content/partner-home';
import { paths } from '../../../shared/config/paths';
import { Icon } from '../../../shared/ui/icon';
import { PartnerCard } from '../partner-card';
import styles from './presentation-card.module.css';
import { Button } from '../../../shared/ui/button';
import { TextField, TextArea, FieldError } from '../../../shared/ui/fields/field';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { type EditorProps, SettingsForm, useIsEditing } from './settings-form';
import { useAct, useActButton } from '../../../shared/links/use-act';
import { FilePicker } from '../../../shared/ui/fields/file-picker';

export function PresentationCard({ page }: { page: PartnerPageDto }) {
  const [isEditing, setIsEditing] = useIsEditing(page, 'presentation');
  const edit = (
    <button type="button" className={styles.edit} onClick={() => setIsEditing(true)}>
      {partnerPresentation.edit}
    </button>
  );
  return (
    <PartnerCard title={partnerPresentation.title} aside={!isEditing && edit}>
      {isEditing ? (
        <PresentationForm page={page} onDone={() => setIsEditing(false)} />
      ) : (
        <Shown page={page} />
      )}
      <p className="muted">
        {partnerPresentation.byUs} <a href={paths.contact}>{partnerSettings.contactUs}</a>
      </p>
    </PartnerCard>
  );
}

function Shown({ page }: { page: PartnerPageDto }) {
  const { name, company, kind, logo, presentation, website, phone } = page;
  return (
    <>
      <div className={styles.who}>
        {logo ? (
          <img className={styles.logo} src={logo} alt="" />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {[...name.trim()][0]?.toUpperCase()}
          </span>
        )}
        <p>
          <b>{name}</b>
          <span className="muted">
            {PARTNER_KIND_NAMES[kind]}, {company}
          </span>
        </p>
      </div>
      <p className={presentation ? styles.words : 'muted'}>
        {presentation || partnerPresentation.nothing}
      </p>
      <ul className={styles.ways}>
        {website && (
          <li>
            <Icon name="globe" />
            {new URL(website).host}
          </li>
        )}
        <li>
          <Icon name="phone" />
          {formatPhone(phone)}
        </li>
      </ul>
      <p className="muted">{partnerPresentation.when}</p>
    </>
  );
}

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
    <SettingsForm<Draft>
      {...props}
      of="presentation"
      draftOf={draftOf}
      errorsOf={errorsOf}
      words={partnerPresentation}
    >
      {(bind) => {
        const field = (name: keyof Draft) => ({
          label: partnerPresentation[name],
          maxLength: PARTNER_FIELDS[name].limit,
          ...bind(name),
        });
        return (
          <>
            <LogoField logo={props.page.logo} />
            <TextField {...field('company')} autoComplete="organization" />
            <TextArea
              {...field('presentation')}
              optional
              help={partnerPresentation.presentationHelp}
              rows={4}
            />
            <TextField {...field('website')} optional inputMode="url" autoComplete="url" />
            <TextField {...field('phone')} inputMode="tel" autoComplete="tel-national" />
          </>
        );
      }}
    </SettingsForm>
  );
}

function errorOf({ size, type }: File): string | undefined {
  if (!LOGO_TYPES.some((each) => each === type)) return partnerPresentation.logoKind;
  return size > LOGO_BYTES ? partnerPresentation.logoTooLarge : undefined;
}

function LogoField({ logo }: { logo: string | null }) {
  const [put, putting] = usePutLogoMutation();
  const remove = useActButton(useRemoveLogoMutation());
  const [error, setError] = useState<string>();
  const act = useAct();
  const id = useId();

  const choose = (file: File) => {
    const found = errorOf(file);
    setError(found);
    if (!found) void act(put({ body: file }), partnerPresentation.logoSaved);
  };

  return (
    <div className={styles.logoField}>
      <label className={styles.label} htmlFor={id}>
        {partnerPresentation.logo}
      </label>
      <FilePicker
        id={id}
        label={putting.isLoading ? partnerPresentation.logoSaving : partnerPresentation.chooseLogo}
        accept={LOGO_TYPES.join(',')}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        aria-invalid={error ? true : undefined}
        disabled={putting.isLoading}
        onPick={choose}
      />
      <p className="muted" id={`${id}-help`}>
        {partnerPresentation.logoHelp}
      </p>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      {logo && (
        <Button
          variant="quiet"
          size="small"
          {...remove(undefined, partnerPresentation.logoRemoved)}
        >
          {partnerPresentation.removeLogo}
        </Button>
      )}
    </div>
  );
}
