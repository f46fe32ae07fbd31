/**
 * Runs the task after the next frame, so that it does not delay the response to a press. In a
 * hidden tab it waits until the tab is visible.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
