import { useChangeOperatorMutation, type OperatorDto } from '@boligstyling/api-client/admin';
import type { SaveOperatorDto } from '@boligstyling/api-client/admin';
import { OPERATOR_FIELDS } from '@boligstyling/domain';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { changesOf, basedOn } from '../../../shared/calls/versions';
import { SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { useChange } from '../shared/calls/use-change';
import { useWhileMounted } from '../shared/calls/use-while-mounted';
import { draftOf, faultsOf, type RecordDraft, wordsOf, writtenOf } from '../shared/record-draft';
import { AdminForm } from '../shared/ui/admin-form';
import { RecordInputs } from '../shared/ui/record-inputs';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { useOfferUndo, useTellUndone } from '../shared/undo/undo';

const words = adminInvoices.operator;

const WORDS = wordsOf(OPERATOR_FIELDS);

const { vatRate, ...WITHOUT_RATE } = OPERATOR_FIELDS;
const WITH_RATE = { ...WITHOUT_RATE, vatRate };

type OperatorFormProps = { operator: OperatorDto; onDone: () => void };

export function OperatorForm({ operator, onDone: done }: OperatorFormProps) {
  const onDone = useWhileMounted(done);
  const [save, { isLoading }] = useChangeOperatorMutation();
  const drafting = useBegunDraft('operator', draftOf(OPERATOR_FIELDS, operator));
  const { form, begun, draft, show, showRefused } = drafting;
  const change = useChange();
  const offerUndo = useOfferUndo();
  const tellUndone = useTellUndone();

  const submit = async () => {
    if (show(errorsOf(draft))) return;
    const [before, now] = [toSaveOperator(begun, begun), toSaveOperator(draft, begun)];
    const call = save({ ...basedOn(begun), changeOperatorDto: changesOf(before, now) });
    const rebase = (stored: OperatorDto) => drafting.rebase(draftOf(OPERATOR_FIELDS, stored));
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
      <RecordInputs of={drafting} fields={draft.vat_registered ? WITH_RATE : WITHOUT_RATE} />
      <SavedMeanwhile theirs={drafting.theirs} words={WORDS} />
    </AdminForm>
  );
}

export type OperatorDraft = RecordDraft<typeof OPERATOR_FIELDS>;

export const errorsOf = (draft: OperatorDraft): FieldErrors<keyof OperatorDraft> =>
  draft.vat_registered ? faultsOf(OPERATOR_FIELDS, draft) : faultsOf(WITHOUT_RATE, draft);

/** @param begun its rate stays where the form shows none */
export function toSaveOperator(draft: OperatorDraft, begun: OperatorDraft): SaveOperatorDto {
  const { vat_rate } = draft.vat_registered ? draft : begun;
  return writtenOf(OPERATOR_FIELDS, { ...draft, vat_rate });
}
