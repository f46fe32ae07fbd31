/** The response to a press comes first. A hidden tab waits. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
