/** Milliseconds without movement after which a row counts as being at rest where no browser tells. */
const REST_MS = 150;

const cardsOf = (track: HTMLElement) => [...track.querySelectorAll<HTMLElement>('li')];

/** Pixels from where a card rests when it is the first that is shown. */
const awayFromRest = (card: HTMLElement, track: HTMLElement): number =>
  card.getBoundingClientRect().left -
  track.getBoundingClientRect().left -
  Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart);

/** How far a card may lie from its place and be at rest there. */
const REST_PX = 1;

/** The card that is shown first, or that a movement under way has brought nearest to there. */
const firstShown = (track: HTMLElement) => {
  const away = (card: HTMLElement) => Math.abs(awayFromRest(card, track));
  const [first] = cardsOf(track).sort((a, b) => away(a) - away(b));
  return first && { card: first, rests: away(first) <= REST_PX };
};

/**
 * Lets cards out of sight change places, until as many lie before what is shown as after it. By
 * their columns: a change of `order` is measured by Chromium in the next frame only, and what was
 * pressed until then went by where the cards had been.
 *
 * @returns whether any had to: until the next frame a movement that takes its time is then broken
 *   off, as the browser finds its place anew
 */
function makeRoom(track: HTMLElement, shown: HTMLElement): boolean {
  // Where nothing has a width nothing is in view: room is made at the next rest, or press.
  if (shown.offsetWidth === 0) return false;
  const cards = cardsOf(track);
  const inView = Math.round(track.clientWidth / shown.offsetWidth);
  const before = Math.floor((cards.length - inView) / 2);
  const column = (place: number) => String(place + 1);
  if (shown.style.gridColumnStart === column(before)) return false;

  const start = cards.indexOf(shown) - before;
  // The browser, too, looks for where to rest: not before all is in place.
  track.style.scrollSnapType = 'none';
  cards.forEach((card, index) => {
    card.style.gridColumnStart = column((index - start + cards.length) % cards.length);
  });
  track.scrollBy({ left: awayFromRest(shown, track), behavior: 'instant' });
  track.style.scrollSnapType = '';
  return true;
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

/** Two frames on, a movement that has been asked for is seen. */
const whenSeenToRest = (callBack: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callBack));
};

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
  const moveTo = (card: HTMLElement, behavior: ScrollBehavior = 'auto') =>
    track.scrollBy({ left: awayFromRest(card, track), behavior });
  // What the browser had moved when room was made comes on top of where the row was to go. Firefox adds
  // it after it has reported the end, where nothing is aimed at any more.
  const settle = () => {
    const card = aim ?? firstShown(track)?.card;
    if (card && !signal.aborted) moveTo(card);
  };
  const arrive = () => {
    const shown = firstShown(track);
    if (signal.aborted || !shown) return;
    if (!shown.rests) return whenSeenToRest(settle);
    if (shown.card === from) return;
    from = aim = undefined;
    makeRoom(track, shown.card);
  };
  whenAtRest(track, signal, arrive);
  // Not at once: a key that was pressed before this code came may be about to move the row.
  whenSeenToRest(arrive);
  return (direction) => {
    const cards = cardsOf(track);
    from = aim ?? firstShown(track)?.card;
    if (!from) return;
    const behavior = makeRoom(track, from) ? 'instant' : 'auto';
    aim = cards.at((cards.indexOf(from) + direction) % cards.length) ?? from;
    moveTo(aim, behavior);
  };
}
