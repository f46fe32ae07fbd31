/** Milliseconds, where `scrollend` is lacking, as in Safari 18. */
const REST_MS = 150;

/** With `scrollend` at once: a delay would take the start of the next scroll for a rest. */
export function whenAtRest(track: HTMLElement, callBack: () => void): void {
  if ('onscrollend' in track) {
    track.addEventListener('scrollend', callBack);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callBack, REST_MS);
  };
  (track as HTMLElement).addEventListener('scroll', wait, { passive: true });
}
