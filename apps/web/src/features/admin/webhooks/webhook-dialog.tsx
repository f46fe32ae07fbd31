import {
  useRotateWebhookSecretMutation,
  type NewWebhookDto,
  type WebhookDto,
  useRemoveWebhookMutation,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useListIntegratorKeysQuery,
  type SaveWebhookDto,
} from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import {
  useWhileMounted,
  idempotencyKeyOf,
  useChange,
  useSaveWithSecret,
} from '../shared/calls/use-change';
import form from '../shared/ui/form.module.css';
import { RotateSecret, useTellOnce, CopyField } from '../shared/ui/secret-area';
import { useState } from 'react';
import { Confirm } from '../shared/ui/confirm';
import { RowButton } from '../shared/lists/row-action';
import { Button } from '../../../shared/ui/button';
import { READ_LEADS_SCOPE, WEBHOOK_EVENTS, WEBHOOK_FIELDS } from '@boligstyling/domain';
import { SelectField } from '../../../shared/ui/fields/field';
import { changesOf, basedOn } from '../../../shared/calls/versions';
import { SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { draftOf, faultsOf, type RecordDraft, wordsOf, writtenOf } from '../shared/record-draft';
import { AdminForm, useBegunDraft } from '../shared/ui/admin-form';
import { RecordInputs } from '../shared/ui/record-inputs';

type WebhookDialogProps = {
  webhook: WebhookDto | undefined;
  onClose: () => void;
};

export function WebhookDialog({ webhook, onClose: close }: WebhookDialogProps) {
  const onClose = useWhileMounted(close);
  const tellOnce = useTellOnce();
  const rotation = useRotateWebhookSecretMutation();
  const tell = ({ secret }: NewWebhookDto) => {
    onClose();
    tellOnce({
      title: adminWebhooks.secretTitle,
      content: (onDone) => <WebhookSecret secret={secret} onDone={onDone} />,
    });
  };
  return (
    <Dialog title={webhook ? adminWebhooks.editTitle : adminWebhooks.addTitle} onClose={onClose}>
      <WebhookForm webhook={webhook} onAdded={tell} onDone={onClose} />
      {webhook && (
        <div className={form.apart}>
          <RotateSecret rotation={rotation} id={webhook.id} onRotated={tell} />
        </div>
      )}
      {webhook && <RemoveWebhook id={webhook.id} onRemoved={onClose} />}
    </Dialog>
  );
}

function RemoveWebhook({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const [remove, { isLoading }] = useRemoveWebhookMutation();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const removeNow = async () => {
    if (await change(remove({ id }), adminWebhooks.removed)) onRemoved();
  };

  return (
    <div className={form.apart}>
      {isAsking ? (
        <Confirm
          question={adminWebhooks.removeQuestion}
          yes={adminWebhooks.removeNow}
          busy={isLoading}
          onYes={() => void removeNow()}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <RowButton label={adminWebhooks.remove} onClick={() => setIsAsking(true)} />
      )}
    </div>
  );
}

function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="stack-5">
      <p>{adminWebhooks.secretIntro}</p>
      <CopyField label={adminWebhooks.secret} value={secret} button={adminWebhooks.copySecret} />
      <p>{adminWebhooks.secretLost}</p>
      <div className={form.end}>
        <Button onClick={onDone}>{adminWebhooks.done}</Button>
      </div>
    </div>
  );
}

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
  const { begun, draft } = of;
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
      : add({ 'Idempotency-Key': idempotencyKeyOf(draft), saveWebhookDto: dto });
    await save<WebhookDto, NewWebhookDto>(call, {
      done: webhook ? adminWebhooks.saved : adminWebhooks.added,
      ...{ begunOf, onAdded, onDone, reset: adding.reset },
    });
  };

  return (
    <AdminForm
      of={of}
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
