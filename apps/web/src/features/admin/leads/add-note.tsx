import { useFollowUpLeadMutation } from '@boligstyling/api-client/admin';
import { useState, type SubmitEvent } from 'react';
import { adminLead } from '../../../content/admin-lead';
import { Button } from '../../../shared/ui/button';
import { TextArea } from '../../../shared/ui/field';
import { useChange } from '../shared/calls/use-change';
import { useBegunText } from '../shared/ui/begun-texts';
import styles from './lead-sections.module.css';

/** Takes a note, which is kept in the history. Half written it waits while other leads are looked at, and while one logs in again. */
export function AddNote({ leadId }: { leadId: string }) {
  const [followUp, { isLoading }] = useFollowUpLeadMutation();
  const [note, write] = useBegunText(leadId);
  const [error, setError] = useState<string>();
  const change = useChange();

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    setError(note.trim() ? undefined : adminLead.noteMissing);
    if (!note.trim()) return;
    const isAdded = await change(followUp({ id: leadId, followUpDto: { note } }), adminLead.saved);
    // What was written while it was being kept is another note.
    if (isAdded) write((written) => (written === note ? '' : written));
  };

  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <TextArea
        label={adminLead.note}
        help={adminLead.noteHelp}
        error={error}
        rows={2}
        maxLength={4000}
        value={note}
        onChange={({ target }) => write(() => target.value)}
      />
      <Button type="submit" variant="outline" size="small" busy={isLoading}>
        {adminLead.addNote}
      </Button>
    </form>
  );
}
