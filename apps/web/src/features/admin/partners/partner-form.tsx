import type { PartnerDto, SavePartnerDto } from '@boligstyling/api-client/admin';
import { PARTNER_FIELDS, pricedServices } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import type { ToastText } from '../../../content/types';
import { SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import styles from '../shared/ui/form.module.css';
import { RecordInputs } from '../shared/ui/record-inputs';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { TextField } from '../../../shared/ui/fields/field';
import {
  PARTNER_WORDS,
  type PartnerDraft,
  partnerDraftOf,
  partnerFaultsOf,
  writtenPartner,
} from './partner-draft';
import { PricesField } from './prices-field';

const { organizationNumber, street, postalCode, postPlace, active, ...WORK } = PARTNER_FIELDS;

type PartnerFormProps = {
  of: string;
  begun: PartnerDraft;
  over?: string;
  busy: boolean;
  saved: ToastText;
  onSave: (partner: SavePartnerDto, before: PartnerDraft) => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
};

export function PartnerForm({ of, begun, over, busy, saved, onSave, onDone }: PartnerFormProps) {
  const drafting = useBegunDraft(of, begun);
  const { form, draft, show, showRefused, beginAnew, isFound } = drafting;
  const change = useChange();

  const submit = async () => {
    if (show(partnerFaultsOf(draft))) return;
    const call = onSave(writtenPartner(draft), drafting.begun);
    const rebase = (now: PartnerDto) => drafting.rebase(partnerDraftOf(now));
    const isSaved = await change(call, saved, rebase);
    if (!isSaved) return showRefused((await call).error);
    beginAnew(draft);
    onDone();
  };

  return (
    <AdminForm
      of={form}
      isFound={isFound}
      over={over}
      send={adminPartners.save}
      busy={busy}
      onSend={submit}
      onCancel={onDone}
    >
      <RecordInputs of={drafting} fields={WORK} />
      <TextField
        label={adminPartners.prices.base}
        help={adminPartners.prices.baseHelp}
        inputMode="decimal"
        {...drafting.written('base_price')}
      />
      <PricesField
        prices={draft.prices}
        offered={pricedServices(draft)}
        base={draft.base_price}
        error={drafting.errors.prices}
        onChange={(prices) => drafting.write({ prices })}
      />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{adminPartners.invoiceHeading}</legend>
        <RecordInputs
          of={drafting}
          fields={{ organizationNumber, street, postalCode, postPlace }}
        />
      </fieldset>
      <RecordInputs of={drafting} fields={{ active }} />
      <SavedMeanwhile theirs={drafting.theirs} words={PARTNER_WORDS} />
    </AdminForm>
  );
}
