import type { SavePartnerDto } from '@boligstyling/api-client/admin';
import { adminPartners } from '../../../content/admin/admin-partners';
import type { ToastText } from '../../../content/types';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { errorsOf, toSavePartner, type PartnerDraft } from './partner-draft';
import { PartnerFields } from './partner-fields';

type PartnerFormProps = {
  /** What it is about. */
  of: string;
  /** What it begins with. */
  begun: PartnerDraft;
  /** City names from before that nobody understood. */
  unclear?: readonly string[];
  /** Said in place of the way on where there is none any more. */
  over?: string;
  busy: boolean;
  /** Said when it is kept. */
  saved: ToastText;
  /** Given what is written, and what was there when that was begun. */
  onSave: (partner: SavePartnerDto, before: SavePartnerDto) => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
};

/** Writes a partner. What is at fault says so at its field, also what only the server can know. */
export function PartnerForm({
  of,
  begun,
  unclear = [],
  over,
  busy,
  saved,
  onSave,
  onDone,
}: PartnerFormProps) {
  const drafting = useBegunDraft(of, begun);
  const { form, draft, show, showRefused, beginAnew, isFound } = drafting;
  const change = useChange();

  const submit = async () => {
    if (show(errorsOf(draft))) return;
    const call = onSave(toSavePartner(draft), toSavePartner(drafting.begun));
    if (!(await change(call, saved))) return showRefused((await call).error);
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
      <PartnerFields of={drafting} unclear={unclear} />
    </AdminForm>
  );
}
