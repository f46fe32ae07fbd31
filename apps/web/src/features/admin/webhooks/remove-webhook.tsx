import { useRemoveWebhookMutation } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { useChange } from '../shared/calls/use-change';
import { Confirm } from '../shared/ui/confirm';
import form from '../shared/ui/form.module.css';
import { RowButton } from '../shared/lists/row-action';

type RemoveWebhookProps = { id: string; onRemoved: () => void };

/** Deletes an endpoint with its log, once asked twice. */
export function RemoveWebhook({ id, onRemoved }: RemoveWebhookProps) {
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
