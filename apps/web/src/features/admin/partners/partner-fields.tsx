import {
  PARTNER_KIND_NAMES,
  PARTNER_KINDS,
  PARTNER_LIMITS,
  PARTY_LIMITS,
  SERVICES,
  type PartnerKind,
} from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { SelectField, TextField } from '../../../shared/ui/fields/field';
import { ChoiceGroup } from '../shared/ui/choice-group';
import styles from '../shared/ui/form.module.css';
import { AreasField } from '../../../shared/areas/areas-field';
import type { Drafting } from '../../../shared/ui/use-draft';
import type { PartnerDraft } from './partner-draft';

type PartnerFieldsProps = {
  of: Drafting<PartnerDraft>;
  /** Legacy city names that match no municipality. */
  unclear: readonly string[];
};

const kinds = PARTNER_KINDS.map((value) => ({ value, label: PARTNER_KIND_NAMES[value] }));
const services = SERVICES.map((value) => ({ value, label: value }));
const { fields } = adminPartners;

export function PartnerFields({ of, unclear }: PartnerFieldsProps) {
  const { draft, errors, write, written, ticked } = of;
  return (
    <>
      <div className={styles.row}>
        <TextField label={fields.name} maxLength={PARTNER_LIMITS.name} {...written('name')} />
        <TextField
          label={fields.company}
          maxLength={PARTNER_LIMITS.company}
          {...written('company')}
        />
        <TextField
          label={fields.email}
          type="email"
          maxLength={PARTNER_LIMITS.email}
          {...written('email')}
        />
        <TextField
          label={fields.phone}
          type="tel"
          maxLength={PARTNER_LIMITS.phone}
          {...written('phone')}
        />
      </div>
      <div className={styles.row}>
        <TextField
          label={fields.website}
          help={fields.websiteHelp}
          inputMode="url"
          maxLength={PARTNER_LIMITS.website}
          {...written('website')}
        />
        <TextField
          label={fields.presentation}
          help={fields.presentationHelp}
          maxLength={PARTNER_LIMITS.presentation}
          {...written('presentation')}
        />
      </div>
      <SelectField
        label={fields.kind}
        options={kinds}
        value={draft.kind}
        onChange={({ target }) => write({ kind: target.value as PartnerKind })}
      />
      <ChoiceGroup
        label={fields.services}
        options={services}
        chosen={draft.services}
        error={errors.services}
        onChange={(services) => write({ services })}
      />
      <AreasField
        areas={draft.areas}
        unclear={unclear}
        error={errors.areas}
        onChange={(areas) => write({ areas })}
      />
      <div className={styles.row}>
        <TextField
          label={fields.price}
          help={fields.priceHelp}
          inputMode="decimal"
          {...written('price_per_assignment')}
        />
        <TextField
          label={fields.capacity}
          help={fields.capacityHelp}
          inputMode="numeric"
          {...written('weekly_capacity')}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{fields.invoiceHeading}</legend>
        <div className={styles.row}>
          <TextField
            label={fields.organizationNumber}
            help={fields.invoiceHelp}
            inputMode="numeric"
            {...written('organization_number')}
          />
          <TextField label={fields.street} maxLength={PARTY_LIMITS.street} {...written('street')} />
          <TextField label={fields.postalCode} inputMode="numeric" {...written('postal_code')} />
          <TextField
            label={fields.postPlace}
            maxLength={PARTY_LIMITS.postPlace}
            {...written('post_place')}
          />
        </div>
      </fieldset>
      <Checkbox label={fields.active} {...ticked('active')} />
    </>
  );
}
