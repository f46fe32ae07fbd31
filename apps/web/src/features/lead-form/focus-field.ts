export function focusField(form: HTMLFormElement, name: string): void {
  if (name === 'start') {
    form.scrollIntoView({ block: 'start' });
    form.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
    return;
  }
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}
