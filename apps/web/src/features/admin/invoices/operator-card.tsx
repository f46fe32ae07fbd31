import {
  useGetOperatorQuery,
  type OperatorDto,
  useChangeOperatorMutation,
  type SaveOperatorDto,
} from '@boligstyling/api-client/admin';
import { formatBankAccount, formatOrganizationNumber, OPERATOR_FIELDS } from '@boligstyling/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { SideButton } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useFailureNotice } from '../shared/calls/use-failed-load';
import { useMay } from '../shared/session/use-may';
import { Card } from '../shared/ui/card';
import { LoadState } from '../shared/ui/load-state';
import styles from './invoices.module.css';
import { changesOf, basedOn } from '../../../shared/calls/versions';
import { SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { useChange, useWhileMounted } from '../shared/calls/use-change';
import { draftOf, faultsOf, type RecordDraft, wordsOf, writtenOf } from '../shared/record-draft';
import { AdminForm, useBegunDraft } from '../shared/ui/admin-form';
import { RecordInputs } from '../shared/ui/record-inputs';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { useOfferUndo, useTellUndone } from '../shared/undo/undo';

const words = adminInvoices.operator;

export function OperatorCard() {
  const operator = useGetOperatorQuery();
  const mayConfigure = useMay()('configure');
  // The steps of the first morning lead to the form itself, below the invoices.
  const [isOpen, setIsOpen] = useState(useLocation().state?.toEdit === true);
  useFailureNotice(operator.error);

  const edit = mayConfigure && (
    <SideButton onClick={() => setIsOpen(true)}>{words.edit}</SideButton>
  );
  return (
    <Card title={words.title} intro={words.intro} aside={operator.data && edit}>
      <LoadState of={operator}>
        {(data) => (
          <>
            {data.missing.length > 0 && (
              <p className={styles.missing}>{words.missing(data.missing)}</p>
            )}
            <Facts operator={data} />
            {isOpen && (
              <Dialog title={words.dialogTitle} onClose={() => setIsOpen(false)}>
                <OperatorForm operator={data} onDone={() => setIsOpen(false)} />
              </Dialog>
            )}
          </>
        )}
      </LoadState>
    </Card>
  );
}

function Facts({ operator }: { operator: OperatorDto }) {
  const { name, organization_number, street, postal_code, post_place } = operator;
  const { account, former_accounts } = operator;
  const rate = String(operator.vat_rate).replace('.', ',');
  const place = [street, [postal_code, post_place].filter(Boolean).join(' ')];
  const facts = [
    name,
    place.filter(Boolean).join(', '),
    organization_number &&
      `${words.words.organizationNumber} ${formatOrganizationNumber(organization_number)}`,
    account && `${words.words.account} ${formatBankAccount(account)}`,
    former_accounts?.length &&
      `${words.words.formerAccounts} ${former_accounts.map(formatBankAccount).join(', ')}`,
    operator.vat_registered ? words.vat(rate) : words.noVat,
    operator.in_business_register && words.businessRegister,
    words.dueDays(operator.due_days),
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}

const WORDS = wordsOf(OPERATOR_FIELDS);

const { vatRate, ...WITHOUT_RATE } = OPERATOR_FIELDS;
const WITH_RATE = { ...WITHOUT_RATE, vatRate };

type OperatorFormProps = { operator: OperatorDto; onDone: () => void };

export function OperatorForm({ operator, onDone: done }: OperatorFormProps) {
  const onDone = useWhileMounted(done);
  const [save, { isLoading }] = useChangeOperatorMutation();
  const drafting = useBegunDraft('operator', draftOf(OPERATOR_FIELDS, operator));
  const { begun, draft, show, showRefused } = drafting;
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
    if (!isSaved) return showRefused(error);
    drafting.beginAnew(draft);
    if (data) {
      const undone = { ...basedOn(data), changeOperatorDto: changesOf(now, before) };
      offerUndo({ what: words.changed, undo: () => tellUndone(save(undone), words.restored) });
    }
    onDone();
  };

  return (
    <AdminForm of={drafting} send={words.save} busy={isLoading} onSend={submit} onCancel={onDone}>
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
