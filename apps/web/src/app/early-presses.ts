const TRY_AGAIN_MS = 100;

/** The buttons that were pressed before the code came that answers them. */
const waiting = new Set<HTMLButtonElement>();
let reactListens = false;
/** One turn at a time, however many wait: each would else begin turns of its own. */
let again: ReturnType<typeof setTimeout> | undefined;

const answered = ({ currentTarget }: Event) => waiting.delete(currentTarget as HTMLButtonElement);

/** React stops a click on its way to where its code has not come yet: then it waits on. */
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

/** From now on no press of a button is lost, however late its code comes. Enter in a field counts as one. */
export function keepEarlyPresses(): void {
  addEventListener('click', keep, true);
}

/** Does what was pressed so far. Called when React has begun to listen. */
export function repeatEarlyPresses(): void {
  reactListens = true;
  repeat();
}
