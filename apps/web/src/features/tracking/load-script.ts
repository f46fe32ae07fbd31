/** A second call does nothing. */
export function loadScript(src: string): void {
  const loaded = [...document.scripts].some((script) => script.src === src);
  if (loaded) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
