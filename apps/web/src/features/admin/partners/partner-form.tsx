import type { SavePartnerDto } from '@boligstyling/api-client/admin';
import { adminPartners } from '../../../content/admin-partners';
import type { ToastText } from '../../../content/types';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { useDraft } from '../../../shared/ui/use-draft';
import { errorsOf, toSavePartner, type PartnerDraft } from './partner-draft';
import { PartnerFields } from './partner-fields';

type PartnerFormProps = {
  /** What it begins with. */
  begun: PartnerDraft;
  /** City names from before that nobody understood. */
  unclear?: readonly string[];
  busy: boolean;
  /** Said when it is kept. */
  saved: ToastText;
  onSave: (partner: SavePartnerDto) => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
};

/** Writes a partner. What is at fault says so at its field, also what only the server can know. */
export function PartnerForm({
  begun,
  unclear = [],
  busy,
  saved,
  onSave,
  onDone,
}: PartnerFormProps) {
  const drafting = useDraft(begun);
  const { form, draft, show, showRefused } = drafting;
  const change = useChange();

  const submit = async () => {
    if (show(errorsOf(draft))) return;
    const call = onSave(toSavePartner(draft));
    if (await change(call, saved)) return onDone();
    showRefused((await call).error);
  };

  return (
    <AdminForm of={form} send={adminPartners.save} busy={busy} onSend={submit} onCancel={onDone}>
      <PartnerFields of={drafting} unclear={unclear} />
    </AdminForm>
  );
}
