import {
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useListIntegratorKeysQuery,
  type NewWebhookDto,
  type SaveWebhookDto,
  type WebhookDto,
} from '@boligstyling/api-client/admin';
import { READING, WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '@boligstyling/domain';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { webhookEventWords } from '../../../content/admin/admin-words';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { SelectField, TextField } from '../../../shared/ui/fields/field';
import { changesOf } from '../../../shared/calls/changes-of';
import { basedOn } from '../../../shared/calls/versions';
import { type FieldWords, SavedMeanwhile } from '../../../shared/ui/saved-meanwhile';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { ChoiceGroup } from '../shared/ui/choice-group';
import { useBegunDraft } from '../shared/ui/use-begun-draft';

const events = WEBHOOK_EVENTS.map((value) => ({ value, label: webhookEventWords[value] }));
const { fields, errors: errorWords } = adminWebhooks;

/** `version` is of the stored webhook that the draft is based on; empty: a new one. */
type WebhookDraft = SaveWebhookDto & { version: string };

const draftOf = (webhook: WebhookDto | undefined): WebhookDraft => ({
  version: webhook?.version ?? '',
  url: webhook?.url ?? '',
  events: webhook?.events ?? [...WEBHOOK_EVENTS],
  active: webhook?.active ?? true,
  integrator_key_id: webhook?.integrator_key_id ?? null,
});

const WORDS: FieldWords<WebhookDraft> = {
  url: fields.url,
  events: [fields.events, (chosen) => chosen.map((each) => webhookEventWords[each]).join(', ')],
  active: fields.active,
};

type WebhookFormProps = {
  webhook: WebhookDto | undefined;
  onAdded: (webhook: NewWebhookDto) => void;
  onDone: () => void;
};

export function WebhookForm({ webhook, onAdded, onDone }: WebhookFormProps) {
  const [add, adding] = useAddWebhookMutation({ fixedCacheKey: 'new webhook' });
  const [changeWebhook, changing] = useChangeWebhookMutation();
  const of = useBegunDraft(`webhook ${webhook?.id}`, draftOf(webhook));
  const { form, begun, draft, errors } = of;
  const { keys = [] } = useListIntegratorKeysQuery().data ?? {};
  const reading = keys.filter(
    ({ id, scopes }) => scopes.includes(READING) || id === webhook?.integrator_key_id,
  );
  const change = useChange();
  const nameOfKey = (key?: string | null) =>
    keys.find(({ id }) => id === key)?.name ?? fields.everyLead;

  const submit = async () => {
    const found = {
      ...(!draft.url.trim() && { url: errorWords.url }),
      ...(draft.events.length === 0 && { events: errorWords.events }),
    };
    if (of.show(found)) return;
    const { version, ...dto } = { ...draft, url: draft.url.trim() };
    const call = webhook
      ? changeWebhook({
          id: webhook.id,
          ...basedOn({ version }),
          changeWebhookDto: changesOf<SaveWebhookDto>(begun, dto),
        })
      : add({ saveWebhookDto: dto });
    const reported = webhook ? adminWebhooks.saved : adminWebhooks.added;
    const isSaved = await change(call, reported, (now: WebhookDto) => of.rebase(draftOf(now)));
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
      send={adminWebhooks.save}
      busy={adding.isLoading || changing.isLoading}
      onSend={submit}
      onCancel={onDone}
    >
      <TextField
        label={fields.url}
        help={fields.urlHelp}
        type="url"
        maxLength={WEBHOOK_LIMITS.url}
        {...of.written('url')}
      />
      <ChoiceGroup
        label={fields.events}
        options={events}
        chosen={draft.events}
        error={errors.events}
        onChange={(events) => of.write({ events })}
      />
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
      <Checkbox label={fields.active} {...of.ticked('active')} />
      <SavedMeanwhile
        theirs={of.theirs}
        words={{ ...WORDS, integrator_key_id: [fields.key, nameOfKey] }}
      />
    </AdminForm>
  );
}
