import { useEffect, useEffectEvent } from 'react';

/** By `KeyboardEvent.key`. */
export type Hotkeys = Readonly<Record<string, () => void>>;

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

export function areHotkeysOn(): boolean {
  try {
    return localStorage.getItem(HOTKEYS_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setHotkeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(HOTKEYS_KEY);
    else localStorage.setItem(HOTKEYS_KEY, 'off');
  } catch {
    // Storage is unavailable: they stay on.
  }
}
