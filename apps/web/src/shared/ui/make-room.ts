/** Milliseconds without movement after which a row counts as being at rest: not every browser tells. */
const REST_MS = 150;

const startOf = (card: HTMLElement, track: HTMLElement): number =>
  card.getBoundingClientRect().left - track.getBoundingClientRect().left;

/**
 * Makes a row of cards endless: those out of sight change places, until as many lie before what is
 * shown as after it. What is shown stays where it is, and the order in which it is read too.
 */
export function makeRoom(track: HTMLElement): void {
  const cards = [...track.querySelectorAll<HTMLElement>('li')];
  const inARow = cards.toSorted((a, b) => startOf(a, track) - startOf(b, track));
  const first = inARow.findIndex((card) => startOf(card, track) >= 0);
  const shown = inARow[first];
  if (!shown) return;
  const inView = Math.round(track.clientWidth / shown.offsetWidth);
  const before = Math.floor((cards.length - inView) / 2);
  if (before === first) return;

  const place = startOf(shown, track);
  const start = cards.indexOf(shown) - before;
  cards.forEach((card, index) => {
    card.style.order = String((index - start + cards.length) % cards.length);
  });
  // The browser, too, looks for where to rest in the new order: not before all is in place.
  track.style.scrollSnapType = 'none';
  const moved = startOf(shown, track) - place;
  track.scrollBy({ left: moved, behavior: 'instant' });
  track.style.scrollSnapType = '';
}

/**
 * Calls back each time the row has been moved and come to rest.
 *
 * @returns ends it
 */
export function whenAtRest(track: HTMLElement, callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callBack, REST_MS);
  };
  track.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    track.removeEventListener('scroll', wait);
  };
}
