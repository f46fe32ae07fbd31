import {
  useAddIntegratorKeyMutation,
  useChangeIntegratorKeyMutation,
  type IntegratorKeyDto,
  type NewIntegratorKeyDto,
  type SaveIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { KEY_FIELDS, READ_LEADS_SCOPE } from '@boligstyling/domain';
import { adminIntegrators } from '../../../content/admin/admin-integrators';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { changesOf, basedOn } from '../../../shared/calls/versions';
import { SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { useSaveWithSecret } from '../shared/calls/use-save-with-secret';
import { draftOf, faultsOf, type RecordDraft, wordsOf, writtenOf } from '../shared/record-draft';
import { AdminForm } from '../shared/ui/admin-form';
import { RecordInputs } from '../shared/ui/record-inputs';
import { useBegunDraft } from '../shared/ui/use-begun-draft';

const { isTest, isTestHelp } = adminIntegrators;

const WORDS = { ...wordsOf(KEY_FIELDS), is_test: isTest };

const { name, source, scopes, showsContacts, origins, perMinute } = KEY_FIELDS;
const SENDING_KEY = { name, source, scopes, origins, perMinute };
const READING_KEY = { name, source, scopes, showsContacts, origins, perMinute };

type ApiKeyFormProps = {
  written: IntegratorKeyDto | undefined;
  onAdded: (made: NewIntegratorKeyDto) => void;
  onDone: () => void;
};

export function ApiKeyForm({ written: known, onAdded, onDone }: ApiKeyFormProps) {
  const [add, adding] = useAddIntegratorKeyMutation({ fixedCacheKey: 'new key' });
  const [changeApiKey, changing] = useChangeIntegratorKeyMutation();
  const of = useBegunDraft(`key ${known?.id}`, begunOf(known));
  const { form, begun, draft } = of;
  const save = useSaveWithSecret(of);

  const submit = async () => {
    if (of.show(faultsOf(KEY_FIELDS, draft))) return;
    const [before, dto] = [toApiKeyDto(begun), toApiKeyDto(draft)];
    const changeIntegratorKeyDto = changesOf(before, dto);
    const call = known
      ? changeApiKey({ id: known.id, ...basedOn(begun), changeIntegratorKeyDto })
      : add({ saveIntegratorKeyDto: dto });
    await save<IntegratorKeyDto, NewIntegratorKeyDto>(call, {
      done: known ? adminIntegrators.saved : adminIntegrators.added,
      ...{ begunOf, onAdded, onDone, reset: adding.reset },
    });
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
      {!known && <Checkbox label={isTest} description={isTestHelp} {...of.ticked('is_test')} />}
      <RecordInputs
        of={of}
        fields={draft.scopes.includes(READ_LEADS_SCOPE) ? READING_KEY : SENDING_KEY}
      />
      <SavedMeanwhile theirs={of.theirs} words={WORDS} />
    </AdminForm>
  );
}

type ApiKeyDraft = RecordDraft<typeof KEY_FIELDS> & { is_test: boolean };

export const begunOf = (apiKey: IntegratorKeyDto | undefined): ApiKeyDraft => ({
  ...draftOf(KEY_FIELDS, apiKey, {
    scopes: ['leads:submit'],
    shows_contacts: false,
    per_minute: KEY_FIELDS.perMinute.example,
  }),
  is_test: apiKey?.is_test ?? false,
});

export function toApiKeyDto(draft: ApiKeyDraft): SaveIntegratorKeyDto {
  const shows_contacts = draft.shows_contacts && draft.scopes.includes(READ_LEADS_SCOPE);
  const written = writtenOf(KEY_FIELDS, { ...draft, shows_contacts });
  return { ...written, paused: false, ...(draft.is_test && { is_test: true }) };
}
