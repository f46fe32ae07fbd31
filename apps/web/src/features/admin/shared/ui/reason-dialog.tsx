import { REASON_LIMIT } from '@boligstyling/domain';
import { adminReason } from '../../../../content/admin/admin-reason';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { TextArea } from '../../../../shared/ui/fields/field';
import { AdminForm } from './admin-form';
import { useBegunDraft } from './use-begun-draft';

type ReasonDialogProps = {
  title: string;
  text: string;
  send: string;
  help?: string;
  of: string;
  busy: boolean;
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, send, help = adminReason.help, of, busy, onSend, onClose } = props;
  const drafting = useBegunDraft(`reason ${of}`, { reason: '' });
  const { form, draft, show, written, beginAnew, isFound } = drafting;

  const submit = async () => {
    const reason = draft.reason.trim();
    show(reason ? {} : { reason: adminReason.missing });
    if (!reason || !(await onSend(reason))) return;
    beginAnew(draft);
    onClose();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <AdminForm
        of={form}
        isFound={isFound}
        send={send}
        busy={busy}
        onSend={submit}
        onCancel={onClose}
      >
        <p>{text}</p>
        <TextArea
          label={adminReason.label}
          help={help}
          maxLength={REASON_LIMIT}
          {...written('reason')}
        />
      </AdminForm>
    </Dialog>
  );
}
