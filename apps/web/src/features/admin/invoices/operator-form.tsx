import { useSaveOperatorMutation, type OperatorDto } from '@boligstyling/api-client/admin';
import { PARTY_LIMITS } from '@boligstyling/domain';
import { useState, type ChangeEvent } from 'react';
import { adminInvoices } from '../../../content/admin-invoices';
import { Checkbox } from '../../../shared/ui/checkbox';
import { TextField } from '../../../shared/ui/field';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import styles from '../shared/ui/form.module.css';
import { useFieldErrors } from '../../../shared/ui/use-field-errors';
import { useOfferUndo } from '../shared/undo/undo';
import { draftOf, errorsOf, toSaveOperator, type OperatorDraft } from './operator-draft';

const words = adminInvoices.operator;
const { fields } = words;

type Written = Exclude<keyof OperatorDraft, 'vat_registered' | 'in_business_register'>;
type OperatorFormProps = { operator: OperatorDto; onDone: () => void };

/** Writes who sells on the invoices. */
export function OperatorForm({ operator, onDone }: OperatorFormProps) {
  const [save, { isLoading }] = useSaveOperatorMutation();
  const [draft, setDraft] = useState(() => draftOf(operator));
  const { form, errors, show, showRefused } = useFieldErrors<keyof OperatorDraft>();
  const change = useChange();
  const offerUndo = useOfferUndo();
  const write = (changes: Partial<OperatorDraft>) => setDraft({ ...draft, ...changes });
  const written = (name: Written) => ({
    name,
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => write({ [name]: target.value }),
  });

  const submit = async () => {
    if (show(errorsOf(draft))) return;
    const call = save({ saveOperatorDto: toSaveOperator(draft) });
    if (!(await change(call, words.saved))) return showRefused((await call).error);
    const before = toSaveOperator(draftOf(operator));
    offerUndo({
      what: words.changed,
      undo: () => change(save({ saveOperatorDto: before }), words.restored),
    });
    onDone();
  };

  return (
    <AdminForm of={form} send={words.save} busy={isLoading} onSend={submit} onCancel={onDone}>
      <div className={styles.row}>
        <TextField label={fields.name} maxLength={PARTY_LIMITS.name} {...written('name')} />
        <TextField
          label={fields.organizationNumber}
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
        <TextField label={fields.account} inputMode="numeric" {...written('account')} />
      </div>
      <Checkbox
        label={fields.vatRegistered}
        checked={draft.vat_registered}
        onChange={({ target }) => write({ vat_registered: target.checked })}
      />
      <Checkbox
        label={`${fields.inBusinessRegister}. ${fields.inBusinessRegisterHelp}`}
        checked={draft.in_business_register}
        onChange={({ target }) => write({ in_business_register: target.checked })}
      />
      <div className={styles.row}>
        {draft.vat_registered && (
          <TextField label={fields.vatRate} inputMode="decimal" {...written('vat_rate')} />
        )}
        <TextField label={fields.dueDays} inputMode="numeric" {...written('due_days')} />
      </div>
    </AdminForm>
  );
}
