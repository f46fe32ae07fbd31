import type { ValidatedPasswordDto } from '@boligstyling/api-client/admin';
import { validatedPassword } from '../../../content/admin/admin-login';
import { CopyField } from '../shared/ui/copy-field';
import styles from './login.module.css';

/** What the administrator puts into the server's settings, to be copied from here. */
export function ValidatedPassword({ newPassword, passwordHash }: ValidatedPasswordDto) {
  return (
    <div className={styles.form} role="region" aria-labelledby="validated-password">
      <h2 className={styles.subtitle} id="validated-password">
        {validatedPassword.title}
      </h2>
      <p>{validatedPassword.intro}</p>
      <CopyField
        label={validatedPassword.hashLabel}
        value={`${validatedPassword.setting}='${passwordHash}'`}
        button={validatedPassword.copyHash}
      />
      <CopyField
        label={validatedPassword.passwordLabel}
        value={newPassword}
        button={validatedPassword.copyPassword}
      />
      <p className={styles.note}>{validatedPassword.keep}</p>
    </div>
  );
}
