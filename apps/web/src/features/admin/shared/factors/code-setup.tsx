import type { NewCodeDto, TotpChallengeDto, CallError } from '@boligstyling/api-client/admin';
import { codeSetup, recoveryCodes } from '../../../../content/admin/admin-welcome';
import { TextField } from '../../../../shared/ui/fields/field';
import { AdminForm } from '../ui/admin-form';
import { useDraft } from '../../../../shared/ui/drafts/use-draft';
import styles from './factors.module.css';
import { encode } from 'uqr';
import { Button } from '../../../../shared/ui/button';
import form from '../ui/form.module.css';
import { useCopy } from '../ui/secret-area';
import { problemOf } from '../../../../shared/calls/problem-of';
import { reasonOf } from '../calls/use-change';

type CodeSetupProps = {
  challenge: TotpChallengeDto;
  busy: boolean;
  onSave: (typed: NewCodeDto) => Promise<Partial<Record<'password' | 'code', string>>>;
};

export function CodeSetup({ challenge, busy, onSave }: CodeSetupProps) {
  const drafting = useDraft({ password: '', code: '' });
  const { draft, show, written } = drafting;

  const submit = async () => {
    const { password, code } = draft;
    const found = {
      ...(!password && { password: codeSetup.passwordMissing }),
      ...(!code.trim() && { code: codeSetup.codeMissing }),
    };
    if (show(found)) return;
    show(await onSave({ challenge_id: challenge.challenge_id, password, code: code.trim() }));
  };

  return (
    <AdminForm of={drafting} send={codeSetup.save} busy={busy} onSend={submit}>
      <p>{codeSetup.scan}</p>
      <QrPicture text={challenge.address} label={codeSetup.picture} />
      <p className="muted">
        {codeSetup.byHand} <code className={styles.secret}>{challenge.secret}</code>
      </p>
      <TextField
        label={codeSetup.password}
        help={codeSetup.passwordHelp}
        type="password"
        autoComplete="new-password"
        aria-required
        {...written('password')}
      />
      <TextField
        label={codeSetup.code}
        help={codeSetup.codeHelp}
        autoComplete="one-time-code"
        inputMode="numeric"
        aria-required
        {...written('code')}
      />
    </AdminForm>
  );
}

/** Allowed by the content security policy. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#12291f" />
    </svg>
  );
}

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = useCopy();
  return (
    <div className="stack-5">
      <p>{recoveryCodes.intro}</p>
      <ul className={styles.codes} aria-label={recoveryCodes.label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={form.end}>
        {window.isSecureContext && (
          <Button variant="outline" onClick={() => void copy(codes.join('\n'))}>
            {recoveryCodes.copy}
          </Button>
        )}
        <Button onClick={onDone}>{recoveryCodes.done}</Button>
      </div>
    </div>
  );
}

export function refusedCode(error: unknown): Partial<Record<'password' | 'code', string>> {
  const ofPassword = problemOf(error).errors.find(({ field }) => field === 'password');
  if (ofPassword) return { password: ofPassword.message };
  return { code: reasonOf(error as CallError) };
}
