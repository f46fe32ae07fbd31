export function focusLeadRow(id: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-lead="${id}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
