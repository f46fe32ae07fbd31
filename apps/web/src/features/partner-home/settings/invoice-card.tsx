import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import {
  faultOf,
  formatOrganizationNumber,
  isFilled,
  listed,
  PARTY_FIELDS,
} from '@boligstyling/domain';
import { invoiceDetails as texts } from '../../../content/partner-home';
import { TextField } from '../../../shared/ui/fields/field';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { PartnerCard } from '../partner-card';
import styles from './presentation-card.module.css';
import { type EditorProps, SettingsForm, useIsEditing } from './settings-form';

const FIELDS = Object.values(PARTY_FIELDS);
type Name = (typeof FIELDS)[number]['wire'];
type Draft = Pick<PartnerPageDto, Name>;

const WORDS = Object.fromEntries(FIELDS.map(({ wire, label }) => [wire, label])) as Record<
  Name,
  string
>;

const AUTOCOMPLETE: Record<Name, string> = {
  organization_number: 'off',
  street: 'address-line1',
  postal_code: 'postal-code',
  post_place: 'address-level2',
};

const draftOf = (page: Draft): Draft =>
  Object.fromEntries(FIELDS.map(({ wire }) => [wire, page[wire]])) as Draft;

function errorsOf(draft: Draft): FieldErrors<Name> {
  const faults = FIELDS.map((field) => [field.wire, faultOf(field, draft[field.wire])]);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

export function InvoiceCard({ page }: { page: PartnerPageDto }) {
  const [isEditing, setIsEditing] = useIsEditing(page, 'invoice');
  const missing = FIELDS.filter(({ wire }) => !isFilled(page[wire]));
  const edit = (
    <button type="button" className={styles.edit} onClick={() => setIsEditing(true)}>
      {missing.length > 0 ? texts.add : texts.edit}
    </button>
  );
  return (
    <PartnerCard title={texts.title} aside={!isEditing && edit}>
      {isEditing ? (
        <InvoiceForm page={page} onDone={() => setIsEditing(false)} />
      ) : (
        missing.length < FIELDS.length && <Shown page={page} />
      )}
      {missing.length > 0 && (
        <p className="muted">
          {texts.missing(listed(missing.map(({ label }) => label.toLowerCase())))}
        </p>
      )}
    </PartnerCard>
  );
}

function Shown({ page }: { page: PartnerPageDto }) {
  const { company, organization_number, street, postal_code, post_place } = page;
  const lines = [street, `${postal_code} ${post_place}`.trim()].filter(Boolean);
  return (
    <p>
      <b>{company}</b>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {organization_number && (
        <span className={styles.line}>
          {texts.number(formatOrganizationNumber(organization_number))}
        </span>
      )}
    </p>
  );
}

function InvoiceForm(props: EditorProps) {
  return (
    <SettingsForm<Draft>
      {...props}
      of="invoice"
      draftOf={draftOf}
      errorsOf={errorsOf}
      words={WORDS}
    >
      {(bind) =>
        FIELDS.map((field) => (
          <TextField
            key={field.wire}
            label={field.label}
            maxLength={'typedLimit' in field ? field.typedLimit : field.limit}
            inputMode={'input' in field ? field.input : undefined}
            autoComplete={AUTOCOMPLETE[field.wire]}
            {...bind(field.wire)}
          />
        ))
      }
    </SettingsForm>
  );
}
