/** Resolves when any of the element is in the window, also from within a frame. */
export const inView = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
