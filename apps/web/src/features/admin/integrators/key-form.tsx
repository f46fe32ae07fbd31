import {
  useAddIntegratorKeyMutation,
  useChangeIntegratorKeyMutation,
  type IntegratorKeyDto,
  type NewIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { INTEGRATOR_KEY_LIMITS, INTEGRATOR_SCOPES, READING } from '@boligstyling/domain';
import { adminIntegrators, scopeWords } from '../../../content/admin/admin-integrators';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { TextArea, TextField } from '../../../shared/ui/fields/field';
import { changesOf } from '../../../shared/calls/changes-of';
import { basedOn } from '../../../shared/calls/versions';
import { type FieldWords, SavedMeanwhile } from '../../../shared/ui/saved-meanwhile';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { ChoiceGroup } from '../shared/ui/choice-group';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { draftOf, faultsOf, type KeyDraft, toKeyDto } from './key-draft';

const scopes = INTEGRATOR_SCOPES.map((value) => ({ value, label: scopeWords[value] }));
const { fields } = adminIntegrators;

const WORDS: FieldWords<KeyDraft> = {
  name: fields.name,
  source: fields.source,
  scopes: [fields.scopes, (chosen) => chosen.map((each) => scopeWords[each]).join(', ')],
  shows_contacts: fields.showsContacts,
  origins: fields.origins,
  per_minute: fields.perMinute,
};

type KeyFormProps = {
  written: IntegratorKeyDto | undefined;
  onAdded: (made: NewIntegratorKeyDto) => void;
  onDone: () => void;
};

export function KeyForm({ written: known, onAdded, onDone }: KeyFormProps) {
  const [add, adding] = useAddIntegratorKeyMutation({ fixedCacheKey: 'new key' });
  const [changeKey, changing] = useChangeIntegratorKeyMutation();
  const { form, begun, draft, errors, ...of } = useBegunDraft(`key ${known?.id}`, draftOf(known));
  const change = useChange();

  const submit = async () => {
    if (of.show(faultsOf(draft))) return;
    const [before, dto] = [toKeyDto(begun), toKeyDto(draft)];
    const changeIntegratorKeyDto = changesOf(before, dto);
    const call = known
      ? changeKey({ id: known.id, ...basedOn(begun), changeIntegratorKeyDto })
      : add({ saveIntegratorKeyDto: dto });
    const reported = known ? adminIntegrators.saved : adminIntegrators.added;
    const isSaved = await change(call, reported, (now: IntegratorKeyDto) =>
      of.rebase(draftOf(now)),
    );
    const { data, error } = await call;
    if (!isSaved) return of.showRefused(error);
    // The secret is shown once and must not stay in the store.
    adding.reset();
    of.beginAnew(draft);
    if (data && 'secret' in data) onAdded(data);
    else onDone();
  };

  return (
    <AdminForm
      of={form}
      isFound={of.isFound}
      send={adminIntegrators.save}
      busy={adding.isLoading || changing.isLoading}
      onSend={submit}
      onCancel={onDone}
    >
      <TextField
        label={fields.name}
        help={fields.nameHelp}
        maxLength={INTEGRATOR_KEY_LIMITS.name}
        {...of.written('name')}
      />
      <TextField
        label={fields.source}
        help={fields.sourceHelp}
        maxLength={INTEGRATOR_KEY_LIMITS.source}
        {...of.written('source')}
      />
      <ChoiceGroup
        label={fields.scopes}
        options={scopes}
        chosen={draft.scopes}
        error={errors.scopes}
        onChange={(scopes) => of.write({ scopes })}
      />
      {draft.scopes.includes(READING) && (
        <Checkbox
          label={fields.showsContacts}
          description={fields.showsContactsHelp}
          {...of.ticked('shows_contacts')}
        />
      )}
      <TextArea
        label={fields.origins}
        help={fields.originsHelp}
        optional
        rows={3}
        {...of.written('origins')}
      />
      <TextField label={fields.perMinute} inputMode="numeric" {...of.written('per_minute')} />
      <SavedMeanwhile theirs={of.theirs} words={WORDS} />
    </AdminForm>
  );
}
