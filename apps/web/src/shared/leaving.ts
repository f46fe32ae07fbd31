const NEXT_NAVIGATION_MS = 100;

/** Set from the start of a full load until a click; settles once that click started no other. */
export const leaving: { over?: Promise<void> } = {};

/** Firefox aborts imports when a navigation begins, long before `pagehide`. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leaving.over = new Promise((resolve) => {
      const stay = () => {
        delete leaving.over;
        setTimeout(resolve, NEXT_NAVIGATION_MS);
      };
      addEventListener('click', stay, true);
    });
  });
}
