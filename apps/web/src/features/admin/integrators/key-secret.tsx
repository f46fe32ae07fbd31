import type { NewIntegratorKeyDto } from '@boligstyling/api-client/admin';
import { adminIntegrators } from '../../../content/admin/admin-integrators';
import { Button } from '../../../shared/ui/button';
import { CopyField } from '../shared/ui/copy-field';
import form from '../shared/ui/form.module.css';

type KeySecretProps = { made: NewIntegratorKeyDto; onDone: () => void };

/** What an integrator calls with. The server does not show the secret again. */
export function KeySecret({ made: { id, secret }, onDone }: KeySecretProps) {
  return (
    <div className={form.form}>
      <p>{adminIntegrators.secretIntro}</p>
      <CopyField
        label={adminIntegrators.secret}
        value={secret}
        button={adminIntegrators.copySecret}
      />
      <p>{adminIntegrators.secretLost}</p>
      <CopyField
        label={adminIntegrators.openName}
        value={id}
        button={adminIntegrators.copyOpenName}
      />
      <p>{adminIntegrators.openNameHelp}</p>
      <div className={form.end}>
        <Button onClick={onDone}>{adminIntegrators.done}</Button>
      </div>
    </div>
  );
}
