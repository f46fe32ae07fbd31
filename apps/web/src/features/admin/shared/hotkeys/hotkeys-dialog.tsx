import { useState } from 'react';
import { adminHotkeys } from '../../../../content/admin/admin-hotkeys';
import { Checkbox } from '../../../../shared/ui/fields/checkbox';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import styles from './hotkeys-dialog.module.css';
import { areHotkeysOn, setHotkeys } from './use-hotkeys';

export function HotkeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areHotkeysOn);
  const turn = (on: boolean) => {
    setHotkeys(on);
    setIsOn(areHotkeysOn());
  };
  return (
    <Dialog title={adminHotkeys.title} onClose={onClose}>
      <p className={styles.intro}>{adminHotkeys.intro}</p>
      <dl className={styles.keys}>
        {adminHotkeys.keys.map(([key, what]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={adminHotkeys.use}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
    </Dialog>
  );
}
