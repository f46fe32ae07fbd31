import {
  useAddIntegratorKeyMutation,
  useChangeIntegratorKeyMutation,
  type IntegratorKeyDto,
  type NewIntegratorKeyDto,
  type SaveIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { INTEGRATOR_KEY_LIMITS, INTEGRATOR_SCOPES } from '@boligstyling/domain';
import { useState } from 'react';
import { adminIntegrators, scopeWords } from '../../../content/admin-integrators';
import { Checkbox } from '../../../shared/ui/checkbox';
import { TextArea, TextField } from '../../../shared/ui/field';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { ChoiceGroup } from '../shared/ui/choice-group';
import { useFieldErrors } from '../../../shared/ui/use-field-errors';
import { draftOf, faultsOf, toKeyDto, type KeyDraft } from './key-draft';

const scopes = INTEGRATOR_SCOPES.map((value) => ({ value, label: scopeWords[value] }));
const { fields } = adminIntegrators;

type KeyFormProps = {
  /** Left out for a new one. */
  written: IntegratorKeyDto | undefined;
  onAdded: (made: NewIntegratorKeyDto) => void;
  onDone: () => void;
};

/** Writes whose a key is and what it opens. */
export function KeyForm({ written, onAdded, onDone }: KeyFormProps) {
  const [add, adding] = useAddIntegratorKeyMutation();
  const [changeKey, changing] = useChangeIntegratorKeyMutation();
  const [draft, setDraft] = useState(() => draftOf(written));
  const { form, errors, show, showRefused } = useFieldErrors<keyof SaveIntegratorKeyDto>();
  const change = useChange();
  const write = (changes: Partial<KeyDraft>) => setDraft({ ...draft, ...changes });

  const submit = async () => {
    if (show(faultsOf(draft))) return;
    const dto = toKeyDto(draft, written?.paused ?? false);
    const call = written
      ? changeKey({ id: written.id, changeIntegratorKeyDto: dto })
      : add({ saveIntegratorKeyDto: dto });
    const isSaved = await change(call, written ? adminIntegrators.saved : adminIntegrators.added);
    const { data, error } = await call;
    if (!isSaved) showRefused(error);
    else if (data && 'secret' in data) onAdded(data);
    else onDone();
  };

  return (
    <AdminForm
      of={form}
      send={adminIntegrators.save}
      busy={adding.isLoading || changing.isLoading}
      onSend={submit}
      onCancel={onDone}
    >
      <TextField
        label={fields.name}
        help={fields.nameHelp}
        error={errors.name}
        autoComplete="off"
        maxLength={INTEGRATOR_KEY_LIMITS.name}
        value={draft.name}
        onChange={({ target }) => write({ name: target.value })}
      />
      <TextField
        label={fields.source}
        help={fields.sourceHelp}
        error={errors.source}
        autoComplete="off"
        maxLength={INTEGRATOR_KEY_LIMITS.source}
        value={draft.source}
        onChange={({ target }) => write({ source: target.value })}
      />
      <ChoiceGroup
        label={fields.scopes}
        options={scopes}
        chosen={draft.scopes}
        error={errors.scopes}
        onChange={(chosen) => write({ scopes: chosen })}
      />
      {draft.scopes.includes('leads:read-own') && (
        <Checkbox
          label={fields.showsContacts}
          checked={draft.shows_contacts}
          onChange={({ target }) => write({ shows_contacts: target.checked })}
        />
      )}
      <TextArea
        label={fields.origins}
        help={fields.originsHelp}
        error={errors.origins}
        optional
        rows={3}
        autoComplete="off"
        value={draft.origins}
        onChange={({ target }) => write({ origins: target.value })}
      />
      <TextField
        label={fields.perMinute}
        error={errors.per_minute}
        inputMode="numeric"
        autoComplete="off"
        value={draft.perMinute}
        onChange={({ target }) => write({ perMinute: target.value })}
      />
    </AdminForm>
  );
}
