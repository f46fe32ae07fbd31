import type { SavePartnerDto } from '@boligstyling/api-client/admin';
import { adminPartners } from '../../../content/admin/admin-partners';
import type { ToastText } from '../../../content/types';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { errorsOf, toSavePartner, type PartnerDraft } from './partner-draft';
import { PartnerFields } from './partner-fields';

type PartnerFormProps = {
  of: string;
  begun: PartnerDraft;
  unclear?: readonly string[];
  /** Replaces the submit button where saving is no longer possible. */
  over?: string;
  busy: boolean;
  saved: ToastText;
  /** Receives the new values and the initial ones. */
  onSave: (partner: SavePartnerDto, before: SavePartnerDto) => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
};

/** Errors from the server are shown at their fields too. */
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
