import { recoveryCodes } from '../../../../content/admin/admin-welcome';
import { Button } from '../../../../shared/ui/button';
import form from '../ui/form.module.css';
import { useCopy } from '../ui/copy-field';
import styles from './factors.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const copy = useCopy();
  return (
    <div className={form.form}>
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
