import { useEffect, useEffectEvent } from 'react';
import { areHotkeysOn } from './hotkeys-setting';

/** Actions by `KeyboardEvent.key`. */
export type Hotkeys = Readonly<Record<string, () => void>>;

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/**
 * Silent in text fields, in a modal dialog and with a modifier. All except Escape can be turned off
 * (WCAG 2.1.4).
 */
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
