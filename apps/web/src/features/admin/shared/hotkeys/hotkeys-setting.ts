const HOTKEYS_KEY = 'admin-hotkeys';

/** Whether this browser's administrator wants keys to do something. A storage that is closed: yes. */
export function areHotkeysOn(): boolean {
  try {
    return localStorage.getItem(HOTKEYS_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off, for as long as the storage keeps it. */
export function turnHotkeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(HOTKEYS_KEY);
    else localStorage.setItem(HOTKEYS_KEY, 'off');
  } catch {
    // Storage is closed to us: they stay on.
  }
}
