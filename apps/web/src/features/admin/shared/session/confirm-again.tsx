import {
  useBeginConfirmationMutation,
  useConfirmAgainMutation,
  useGetOwnAccountQuery,
  type AccountDto,
  type CallError,
  type ConfirmationDto,
} from '@boligstyling/api-client/admin';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { confirmAgain } from '../../../../content/admin/admin-welcome';
import { passkeyToasts } from '../../../../content/admin/admin-login';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { TextField } from '../../../../shared/ui/fields/field';
import { useFieldErrors } from '../../../../shared/ui/fields/use-field-errors';
import { reasonOf } from '../calls/use-change';
import { showPasskey } from '../factors/passkeys';
import styles from '../ui/form.module.css';
import { LoadState } from '../ui/load-state';
import { useAdminSession } from './use-admin-session';

export function ConfirmAgain() {
  const session = useAdminSession();
  const account = useGetOwnAccountQuery();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);

  useEffect(() => {
    const stop = session.askWith(() => {
      setIsAsking(true);
      return new Promise((resolve) => (answer.current = resolve));
    });
    return () => {
      stop();
      // An unanswered question blocks every call.
      answer.current?.(false);
    };
  }, [session]);
  const done = (isConfirmed: boolean) => {
    setIsAsking(false);
    answer.current?.(isConfirmed);
  };

  if (!isAsking) return null;
  return (
    <Dialog title={confirmAgain.title} onClose={() => done(false)}>
      <LoadState of={account}>
        {(known) => <ConfirmForm account={known} onConfirmed={() => done(true)} />}
      </LoadState>
    </Dialog>
  );
}

function ConfirmForm({ account, onConfirmed }: { account: AccountDto; onConfirmed: () => void }) {
  const [begin, beginning] = useBeginConfirmationMutation();
  const [confirm, { isLoading }] = useConfirmAgainMutation();
  const [typed, setTyped] = useState('');
  const { form, errors, show } = useFieldErrors<'typed'>();
  const isShared = account.id === null;

  const send = async (confirmationDto: ConfirmationDto) => {
    const answer = await confirm({ confirmationDto });
    if (!answer.error) return onConfirmed();
    show({ typed: reasonOf(answer.error as CallError) });
  };
  const withPasskey = async () => {
    const begun = await begin();
    if (begun.error) return void show({ typed: reasonOf(begun.error as CallError) });
    const shown = begun.data && (await showPasskey(begun.data));
    if (shown) await send(shown);
    else show({ typed: passkeyToasts.stopped.text });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!typed.trim()) return void show({ typed: confirmAgain.missing });
    await send(isShared ? { password: typed } : { code: typed });
  };

  return (
    <form ref={form} className="stack-5" onSubmit={(event) => void submit(event)} noValidate>
      <p>{confirmAgain.intro}</p>
      {account.passkeys.length > 0 && (
        <Button icon="lock" busy={beginning.isLoading} onClick={() => void withPasskey()}>
          {confirmAgain.passkey}
        </Button>
      )}
      {(isShared || account.has_code) && (
        <>
          <TextField
            label={isShared ? confirmAgain.password : confirmAgain.code}
            help={isShared ? undefined : confirmAgain.codeHelp}
            error={errors.typed}
            type={isShared ? 'password' : 'text'}
            autoComplete={isShared ? 'current-password' : 'one-time-code'}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className={styles.end}>
            <Button type="submit" busy={isLoading}>
              {confirmAgain.confirm}
            </Button>
          </div>
        </>
      )}
      {errors.typed && !isShared && !account.has_code && <p role="alert">{errors.typed}</p>}
    </form>
  );
}
