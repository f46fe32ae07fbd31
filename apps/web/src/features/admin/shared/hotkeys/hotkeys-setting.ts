const HOTKEYS_KEY = 'admin-hotkeys';

/** True if storage is unavailable. */
export function areHotkeysOn(): boolean {
  try {
    return localStorage.getItem(HOTKEYS_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function turnHotkeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(HOTKEYS_KEY);
    else localStorage.setItem(HOTKEYS_KEY, 'off');
  } catch {
    // Storage is unavailable: they stay on.
  }
}
