import type { ReactNode, RefObject } from 'react';
import { admin } from '../../../../content/admin/admin';
import { Button } from '../../../../shared/ui/button';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { useDiscard } from '../../../../shared/ui/drafts/discarded';
import styles from './form.module.css';
import { REASON_LIMIT } from '@boligstyling/domain';
import { adminReason } from '../../../../content/admin/admin-reason';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { TextArea } from '../../../../shared/ui/fields/field';
import { useLeftDraft, type LeftDrafts } from '../../../../shared/ui/drafts/use-draft';
import { useAdminSession } from '../session/use-admin-session';

type AdminFormProps = {
  of?: {
    form: RefObject<HTMLFormElement | null>;
    /** Undefined if no draft is kept. */
    isFound?: boolean;
  };
  send: string;
  busy: boolean;
  onSend: () => Promise<void>;
  onCancel?: () => void;
  over?: string;
  children: ReactNode;
};

export function AdminForm(props: AdminFormProps) {
  const { of, send, busy, onSend, onCancel, over, children } = props;
  const throwAway = useDiscard();
  // The submit button may disappear.
  const kept = useKeptFocus<HTMLDivElement>();
  const cancel = () => {
    throwAway();
    onCancel?.();
  };
  return (
    <form
      ref={of?.form}
      className="stack-5"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
      autoComplete="off"
      noValidate
    >
      {of?.isFound && <p className={styles.found}>{admin.foundDraft}</p>}
      {children}
      <div className="stack-5" {...kept}>
        {over && (
          <p className={styles.found} role="status">
            {over}
          </p>
        )}
        <div className={styles.end}>
          {onCancel && (
            <Button variant="quiet" onClick={cancel}>
              {admin.cancel}
            </Button>
          )}
          {!over && (
            <Button type="submit" busy={busy}>
              {send}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

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
  const { draft, show, written, beginAnew } = drafting;

  const submit = async () => {
    const reason = draft.reason.trim();
    show(reason ? {} : { reason: adminReason.missing });
    if (!reason || !(await onSend(reason))) return;
    beginAnew(draft);
    onClose();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <AdminForm of={drafting} send={send} busy={busy} onSend={submit} onCancel={onClose}>
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

const open: LeftDrafts = new Map();

export const clearBegunDrafts = (): void => open.clear();

/** A draft survives a new login, by user. */
export function useBegunDraft<Draft extends object>(of: string, begun: Draft) {
  const session = useAdminSession();
  return useLeftDraft(open, `${session.user()} ${of}`, begun);
}
