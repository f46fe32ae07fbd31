import { useEffect, useRef } from 'react';
import { reach } from './reach';

/** Above the lowest fifth of the window. */
export function useFormSeen<Element extends HTMLElement>() {
  const form = useRef<Element>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        reach('form');
      },
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(form.current!);
    return () => observer.disconnect();
  }, []);
  return form;
}
