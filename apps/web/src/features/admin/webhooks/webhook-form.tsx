import {
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useListIntegratorKeysQuery,
  type NewWebhookDto,
  type SaveWebhookDto,
  type WebhookDto,
} from '@boligstyling/api-client/admin';
import { READ_LEADS_SCOPE, WEBHOOK_EVENTS, WEBHOOK_FIELDS } from '@boligstyling/domain';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { SelectField } from '../../../shared/ui/fields/field';
import { changesOf, basedOn } from '../../../shared/calls/versions';
import { SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { useSaveWithSecret } from '../shared/calls/use-save-with-secret';
import { draftOf, faultsOf, type RecordDraft, wordsOf, writtenOf } from '../shared/record-draft';
import { AdminForm } from '../shared/ui/admin-form';
import { RecordInputs } from '../shared/ui/record-inputs';
import { useBegunDraft } from '../shared/ui/use-begun-draft';

const { fields } = adminWebhooks;
const { url, events, active } = WEBHOOK_FIELDS;

type WebhookDraft = RecordDraft<typeof WEBHOOK_FIELDS> & Pick<SaveWebhookDto, 'integrator_key_id'>;

const begunOf = (webhook: WebhookDto | undefined): WebhookDraft => ({
  ...draftOf(WEBHOOK_FIELDS, webhook, { events: [...WEBHOOK_EVENTS] }),
  integrator_key_id: webhook?.integrator_key_id ?? null,
});

type WebhookFormProps = {
  webhook: WebhookDto | undefined;
  onAdded: (webhook: NewWebhookDto) => void;
  onDone: () => void;
};

export function WebhookForm({ webhook, onAdded, onDone }: WebhookFormProps) {
  const [add, adding] = useAddWebhookMutation({ fixedCacheKey: 'new webhook' });
  const [changeWebhook, changing] = useChangeWebhookMutation();
  const of = useBegunDraft(`webhook ${webhook?.id}`, begunOf(webhook));
  const { form, begun, draft } = of;
  const { keys: apiKeys = [] } = useListIntegratorKeysQuery().data ?? {};
  const reading = apiKeys.filter(
    ({ id, scopes }) => scopes.includes(READ_LEADS_SCOPE) || id === webhook?.integrator_key_id,
  );
  const save = useSaveWithSecret(of);
  const nameOfApiKey = (wanted?: string | null) =>
    apiKeys.find(({ id }) => id === wanted)?.name ?? fields.everyLead;

  const submit = async () => {
    if (of.show(faultsOf(WEBHOOK_FIELDS, draft))) return;
    const { version, integrator_key_id } = draft;
    const dto = { ...writtenOf(WEBHOOK_FIELDS, draft), integrator_key_id };
    const call = webhook
      ? changeWebhook({
          id: webhook.id,
          ...basedOn({ version }),
          changeWebhookDto: changesOf<SaveWebhookDto>(begun, dto),
        })
      : add({ saveWebhookDto: dto });
    await save<WebhookDto, NewWebhookDto>(call, {
      done: webhook ? adminWebhooks.saved : adminWebhooks.added,
      ...{ begunOf, onAdded, onDone, reset: adding.reset },
    });
  };

  return (
    <AdminForm
      of={form}
      isFound={of.isFound}
      send={adminWebhooks.save}
      busy={adding.isLoading || changing.isLoading}
      onSend={submit}
      onCancel={onDone}
    >
      <RecordInputs of={of} fields={{ url, events }} />
      {reading.length > 0 && (
        <SelectField
          label={fields.key}
          help={fields.keyHelp}
          options={[
            { value: '', label: fields.everyLead },
            ...reading.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.integrator_key_id ?? ''}
          onChange={({ target }) => of.write({ integrator_key_id: target.value || null })}
        />
      )}
      <RecordInputs of={of} fields={{ active }} />
      <SavedMeanwhile
        theirs={of.theirs}
        words={{ ...wordsOf(WEBHOOK_FIELDS), integrator_key_id: [fields.key, nameOfApiKey] }}
      />
    </AdminForm>
  );
}
