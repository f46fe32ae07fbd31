import { useChangeOperatorMutation, type OperatorDto } from '@boligstyling/api-client/admin';
import { PARTY_LIMITS } from '@boligstyling/domain';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { TextField } from '../../../shared/ui/fields/field';
import { changesOf } from '../../../shared/calls/changes-of';
import { basedOn } from '../../../shared/calls/versions';
import { type FieldWords, SavedMeanwhile } from '../../../shared/ui/saved-meanwhile';
import { useChange } from '../shared/calls/use-change';
import { useWhileThere } from '../shared/calls/use-while-there';
import { AdminForm } from '../shared/ui/admin-form';
import styles from '../shared/ui/form.module.css';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { useOfferUndo } from '../shared/undo/undo';
import { useTellUndone } from '../shared/undo/use-tell-undone';
import { draftOf, errorsOf, type OperatorDraft, toSaveOperator } from './operator-draft';

const words = adminInvoices.operator;
const { fields } = words;

const WORDS: FieldWords<OperatorDraft> = {
  name: fields.name,
  organization_number: fields.organizationNumber,
  street: fields.street,
  postal_code: fields.postalCode,
  post_place: fields.postPlace,
  account: fields.account,
  former_accounts: fields.formerAccounts,
  vat_registered: fields.vatRegistered,
  in_business_register: fields.inBusinessRegister,
  vat_rate: fields.vatRate,
  due_days: fields.dueDays,
};

type OperatorFormProps = { operator: OperatorDto; onDone: () => void };

export function OperatorForm({ operator, onDone: done }: OperatorFormProps) {
  const onDone = useWhileThere(done);
  const [save, { isLoading }] = useChangeOperatorMutation();
  const drafting = useBegunDraft('operator', draftOf(operator));
  const { form, begun, draft, show, showRefused, written, ticked } = drafting;
  const change = useChange();
  const offerUndo = useOfferUndo();
  const tellUndone = useTellUndone();

  const submit = async () => {
    if (show(errorsOf(draft))) return;
    const [before, now] = [toSaveOperator(begun, begun), toSaveOperator(draft, begun)];
    const call = save({ ...basedOn(begun), changeOperatorDto: changesOf(before, now) });
    const rebase = (stored: OperatorDto) => drafting.rebase(draftOf(stored));
    const isSaved = await change(call, words.saved, rebase);
    const { data, error } = await call;
    if (!isSaved || !data) return showRefused(error);
    const undone = { ...basedOn(data), changeOperatorDto: changesOf(now, before) };
    drafting.beginAnew(draft);
    offerUndo({ what: words.changed, undo: () => tellUndone(save(undone), words.restored) });
    onDone();
  };

  return (
    <AdminForm
      of={form}
      isFound={drafting.isFound}
      send={words.save}
      busy={isLoading}
      onSend={submit}
      onCancel={onDone}
    >
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
        <TextField
          label={fields.formerAccounts}
          help={fields.formerAccountsHelp}
          {...written('former_accounts')}
        />
      </div>
      <Checkbox label={fields.vatRegistered} {...ticked('vat_registered')} />
      <Checkbox
        label={`${fields.inBusinessRegister}. ${fields.inBusinessRegisterHelp}`}
        {...ticked('in_business_register')}
      />
      <div className={styles.row}>
        {draft.vat_registered && (
          <TextField label={fields.vatRate} inputMode="decimal" {...written('vat_rate')} />
        )}
        <TextField label={fields.dueDays} inputMode="numeric" {...written('due_days')} />
      </div>
      <SavedMeanwhile theirs={drafting.theirs} words={WORDS} />
    </AdminForm>
  );
}
