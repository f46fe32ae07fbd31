/** Milliseconds without movement after which a row counts as being at rest where no browser tells. */
const REST_MS = 150;

const cardsOf = (track: HTMLElement) => [...track.querySelectorAll<HTMLElement>('li')];

/** Pixels from where a card rests when it is the first that is shown. */
const awayFromRest = (card: HTMLElement, track: HTMLElement): number =>
  card.getBoundingClientRect().left -
  track.getBoundingClientRect().left -
  Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart);

const restingFirst = (track: HTMLElement) =>
  cardsOf(track).find((card) => Math.abs(awayFromRest(card, track)) <= 1);

/** Lets cards out of sight change places, until as many lie before what is shown as after it. */
function makeRoom(track: HTMLElement, shown: HTMLElement): void {
  const cards = cardsOf(track);
  const inView = Math.round(track.clientWidth / shown.offsetWidth);
  const before = Math.floor((cards.length - inView) / 2);
  if (shown.style.order === String(before)) return;

  const start = cards.indexOf(shown) - before;
  cards.forEach((card, index) => {
    card.style.order = String((index - start + cards.length) % cards.length);
  });
  // The browser, too, looks for where to rest in the new order: not before all is in place.
  track.style.scrollSnapType = 'none';
  track.scrollBy({ left: awayFromRest(shown, track), behavior: 'instant' });
  track.style.scrollSnapType = '';
}

/**
 * Calls back each time the row has been moved and come to rest. Where the browser tells, at once: a
 * movement that begins while one waits would be broken off by the making of room.
 */
function whenAtRest(track: HTMLElement, signal: AbortSignal, callBack: () => void): void {
  if ('onscrollend' in track) {
    track.addEventListener('scrollend', callBack, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    timer = setTimeout(callBack, REST_MS);
  };
  (track as HTMLElement).addEventListener('scroll', wait, { passive: true, signal });
  signal.addEventListener('abort', stop);
}

/**
 * Makes a row of cards endless, however it is moved. What is shown stays where it is, and the order
 * in which the cards are read too.
 *
 * @param signal ends it
 * @returns moves the row by one card; a movement that is under way is at its end then
 */
export function goRound(track: HTMLElement, signal: AbortSignal): (direction: -1 | 1) => void {
  let from: HTMLElement | undefined;
  let aim: HTMLElement | undefined;
  const arrive = () => {
    const shown = restingFirst(track);
    if (!shown || shown === from) return;
    from = aim = undefined;
    makeRoom(track, shown);
  };
  whenAtRest(track, signal, arrive);
  arrive();
  return (direction) => {
    const cards = cardsOf(track);
    from = aim ?? restingFirst(track);
    if (!from) return;
    makeRoom(track, from);
    aim = cards.at((cards.indexOf(from) + direction) % cards.length) ?? from;
    // Measured after room was made: else the browser finds its place anew while the row moves.
    track.scrollBy({ left: awayFromRest(aim, track) });
  };
}
