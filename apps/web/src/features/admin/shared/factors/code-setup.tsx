import type { NewCodeDto, TotpChallengeDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { codeSetup } from '../../../../content/admin-welcome';
import { TextField } from '../../../../shared/ui/field';
import { AdminForm } from '../ui/admin-form';
import { useFieldErrors } from '../../../../shared/ui/use-field-errors';
import styles from './factors.module.css';
import { QrPicture } from './qr-picture';

type CodeSetupProps = {
  challenge: TotpChallengeDto;
  busy: boolean;
  /** Sends what was typed; the sentence about what was wrong with the code, if anything was. */
  onSave: (typed: NewCodeDto) => Promise<Partial<Record<'password' | 'code', string>>>;
};

/** Sets up a password, and an app that shows codes. */
export function CodeSetup({ challenge, busy, onSave }: CodeSetupProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, errors, show } = useFieldErrors<'password' | 'code'>();

  const submit = async () => {
    const found = {
      ...(!password && { password: codeSetup.passwordMissing }),
      ...(!code.trim() && { code: codeSetup.codeMissing }),
    };
    if (show(found)) return;
    show(await onSave({ challenge_id: challenge.challenge_id, password, code: code.trim() }));
  };

  return (
    <AdminForm of={form} send={codeSetup.save} busy={busy} onSend={submit}>
      <p>{codeSetup.scan}</p>
      <QrPicture text={challenge.address} label={codeSetup.picture} />
      <p className={styles.note}>
        {codeSetup.byHand} <code className={styles.secret}>{challenge.secret}</code>
      </p>
      <TextField
        label={codeSetup.password}
        help={codeSetup.passwordHelp}
        error={errors.password}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <TextField
        label={codeSetup.code}
        help={codeSetup.codeHelp}
        error={errors.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </AdminForm>
  );
}
