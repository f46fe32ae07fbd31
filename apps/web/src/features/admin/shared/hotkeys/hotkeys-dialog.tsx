import { useState, useEffect, useEffectEvent } from 'react';
import { adminHotkeys } from '../../../../content/admin/admin-hotkeys';
import { inVisits, keepText, keptText } from '../../../../shared/kept-text';
import { Checkbox } from '../../../../shared/ui/fields/checkbox';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import styles from './hotkeys-dialog.module.css';

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

/** By `KeyboardEvent.key`. */
type Hotkeys = Readonly<Record<string, () => void>>;

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** All except Escape can be turned off (WCAG 2.1.4). */
export function useHotkeys(keys: Hotkeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const run = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!run || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    const isTyping = target instanceof Element && target.matches(TYPED_IN);
    if (key !== 'Escape' && (isTyping || !areHotkeysOn())) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const HOTKEYS_KEY = 'admin-hotkeys';

/** They stay on without storage. */
const areHotkeysOn = (): boolean => keptText(inVisits, HOTKEYS_KEY) !== 'off';

export const setHotkeys = (on: boolean): void =>
  void keepText(inVisits, HOTKEYS_KEY, on ? null : 'off');
