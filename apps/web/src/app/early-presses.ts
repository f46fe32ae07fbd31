const TRY_AGAIN_MS = 100;

const waiting = new Set<HTMLButtonElement>();
let reactListens = false;
let again: ReturnType<typeof setTimeout> | undefined;

const answered = ({ currentTarget }: Event) => waiting.delete(currentTarget as HTMLButtonElement);

/** React stops a click where it is not hydrated yet. */
function keep({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  waiting.add(button);
  if (!reactListens) return;
  button.addEventListener('click', answered, { once: true });
  again ??= setTimeout(repeat, TRY_AGAIN_MS);
}

function repeat() {
  again = undefined;
  for (const button of waiting) {
    if (button.isConnected) button.click();
    else waiting.delete(button);
  }
}

export function keepEarlyPresses(): void {
  addEventListener('click', keep, true);
}

export function repeatEarlyPresses(): void {
  reactListens = true;
  repeat();
}
