const TRY_AGAIN_MS = 100;

type Pressed = HTMLButtonElement | HTMLFormElement;

/** The buttons pressed and forms sent before the code came that answers them. */
const waiting = new Set<Pressed>();
let reactListens = false;

const pressedBy = ({ target }: Event): Pressed | undefined => {
  if (target instanceof HTMLFormElement) return target;
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : undefined;
};

/** React stops an event on its way to where its code has not come yet: then it waits on. */
function keep(event: Event) {
  const pressed = pressedBy(event);
  if (!pressed) return;
  waiting.add(pressed);
  if (!reactListens) return;
  pressed.addEventListener(event.type, () => waiting.delete(pressed), { once: true });
  setTimeout(repeat, TRY_AGAIN_MS);
}

function repeat() {
  for (const pressed of waiting) {
    if (!pressed.isConnected) waiting.delete(pressed);
    else if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  }
}

/** From now on no press is lost, however late its code comes. */
export function keepEarlyPresses(): void {
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
}

/** Does what was pressed so far. Called when React has begun to listen. */
export function repeatEarlyPresses(): void {
  reactListens = true;
  repeat();
}
