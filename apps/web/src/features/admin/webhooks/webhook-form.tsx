import {
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useListIntegratorKeysQuery,
  type NewWebhookDto,
  type SaveWebhookDto,
  type WebhookDto,
} from '@boligstyling/api-client/admin';
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { admin } from '../../../content/admin';
import { adminWebhooks } from '../../../content/admin-webhooks';
import { webhookEventWords } from '../../../content/admin-words';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { SelectField, TextField } from '../../../shared/ui/field';
import { useChange } from '../shared/calls/use-change';
import { ChoiceGroup } from '../shared/ui/choice-group';
import styles from '../shared/ui/form.module.css';
import { useFieldErrors } from '../shared/ui/use-field-errors';

const events = WEBHOOK_EVENTS.map((value) => ({ value, label: webhookEventWords[value] }));
const { fields, errors: errorWords } = adminWebhooks;

type WebhookFormProps = {
  /** Left out for a new one. */
  webhook: WebhookDto | undefined;
  onAdded: (webhook: NewWebhookDto) => void;
  onDone: () => void;
};

/** Writes where to tell of what. */
export function WebhookForm({ webhook, onAdded, onDone }: WebhookFormProps) {
  const [add, adding] = useAddWebhookMutation();
  const [changeWebhook, changing] = useChangeWebhookMutation();
  const [draft, setDraft] = useState<SaveWebhookDto>({
    url: webhook?.url ?? '',
    events: webhook?.events ?? [...WEBHOOK_EVENTS],
    active: webhook?.active ?? true,
    integrator_key_id: webhook?.integrator_key_id ?? null,
  });
  const { form, errors, show, showRefused } = useFieldErrors<keyof SaveWebhookDto>();
  const { keys = [] } = useListIntegratorKeysQuery().data ?? {};
  const change = useChange();
  const write = (changes: Partial<SaveWebhookDto>) => setDraft({ ...draft, ...changes });

  const save = async () => {
    const saveWebhookDto = { ...draft, url: draft.url.trim() };
    if (webhook) {
      const call = changeWebhook({ id: webhook.id, changeWebhookDto: saveWebhookDto });
      if (await change(call, adminWebhooks.saved)) onDone();
      return (await call).error;
    }
    const call = add({ saveWebhookDto });
    const { data, error } = await call;
    if ((await change(call, adminWebhooks.added)) && data) onAdded(data);
    return error;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = {
      ...(!draft.url.trim() && { url: errorWords.url }),
      ...(draft.events.length === 0 && { events: errorWords.events }),
    };
    show(found);
    if (Object.keys(found).length > 0) return;
    const error = await save();
    if (error) showRefused(error);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={fields.url}
        help={fields.urlHelp}
        error={errors.url}
        type="url"
        autoComplete="off"
        maxLength={WEBHOOK_LIMITS.url}
        value={draft.url}
        onChange={({ target }) => write({ url: target.value })}
      />
      <ChoiceGroup
        label={fields.events}
        options={events}
        chosen={draft.events}
        error={errors.events}
        onChange={(chosen) => write({ events: chosen })}
      />
      {keys.length > 0 && (
        <SelectField
          label={fields.key}
          help={fields.keyHelp}
          options={[
            { value: '', label: fields.everyLead },
            ...keys.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.integrator_key_id ?? ''}
          onChange={({ target }) => write({ integrator_key_id: target.value || null })}
        />
      )}
      <Checkbox
        label={fields.active}
        checked={draft.active}
        onChange={({ target }) => write({ active: target.checked })}
      />
      <div className={styles.end}>
        <Button variant="quiet" onClick={onDone}>
          {admin.cancel}
        </Button>
        <Button type="submit" busy={adding.isLoading || changing.isLoading}>
          {adminWebhooks.save}
        </Button>
      </div>
    </form>
  );
}
