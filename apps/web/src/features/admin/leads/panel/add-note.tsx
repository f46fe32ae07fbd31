import { useFollowUpLeadMutation } from '@boligstyling/api-client/admin';
import { NOTE_MAX_LENGTH } from '@boligstyling/domain';
import type { SubmitEvent } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { Button } from '../../../../shared/ui/button';
import { TextArea } from '../../../../shared/ui/fields/field';
import { useChange } from '../../shared/calls/use-change';
import { useBegunDraft } from '../../shared/ui/use-begun-draft';
import styles from './lead-sections.module.css';

const EMPTY = { note: '' };

/** An unfinished note survives opening other leads and a new login. */
export function AddNote({ leadId }: { leadId: string }) {
  const of = `note ${leadId}`;
  // The shared cache key shows a pending save after the form is mounted again.
  const [followUp, { isLoading }] = useFollowUpLeadMutation({ fixedCacheKey: of });
  const { form, draft, show, written, beginAnew } = useBegunDraft(of, EMPTY);
  const change = useChange();

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (show(draft.note.trim() ? {} : { note: adminLead.noteMissing })) return;
    const call = followUp({ id: leadId, followUpDto: { note: draft.note } });
    if (await change(call, adminLead.saved)) beginAnew(draft);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <TextArea
        label={adminLead.note}
        help={adminLead.noteHelp}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        {...written('note')}
      />
      <Button type="submit" variant="outline" size="small" busy={isLoading}>
        {adminLead.addNote}
      </Button>
    </form>
  );
}
