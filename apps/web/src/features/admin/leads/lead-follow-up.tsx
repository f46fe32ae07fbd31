import { useFollowUpLeadMutation, type LeadDetailDto } from '@boligstyling/api-client/admin';
import { LEAD_STATUSES, type LeadStatus } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { adminLead } from '../../../content/admin-lead';
import { leadStatusWords } from '../../../content/admin-words';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextArea } from '../../../shared/ui/field';
import { useChange } from '../shared/calls/use-change';
import { DialogSection } from './dialog-section';
import styles from './lead-dialog.module.css';

const options = LEAD_STATUSES.map((value) => ({ value, label: leadStatusWords[value] }));

/** Sets the status and takes notes. Both are kept in the history. */
export function LeadFollowUp({ lead }: { lead: LeadDetailDto }) {
  const [followUp, { isLoading }] = useFollowUpLeadMutation();
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string>();
  const change = useChange();

  const setStatus = (status: LeadStatus) =>
    change(followUp({ id: lead.id, followUpDto: { status } }), adminLead.saved);
  const addNote = async (event: SubmitEvent) => {
    event.preventDefault();
    setNoteError(note.trim() ? undefined : adminLead.noteMissing);
    if (!note.trim()) return;
    const isAdded = await change(followUp({ id: lead.id, followUpDto: { note } }), adminLead.saved);
    if (isAdded) setNote('');
  };

  return (
    <DialogSection title={adminLead.followUp}>
      <SelectField
        label={adminLead.changeStatus}
        options={options}
        value={lead.status}
        disabled={isLoading}
        onChange={({ target }) => void setStatus(target.value as LeadStatus)}
      />
      <form className={styles.form} onSubmit={(event) => void addNote(event)} noValidate>
        <TextArea
          label={adminLead.note}
          help={adminLead.noteHelp}
          error={noteError}
          rows={3}
          maxLength={4000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" variant="outline" size="small" busy={isLoading}>
          {adminLead.addNote}
        </Button>
      </form>
    </DialogSection>
  );
}
