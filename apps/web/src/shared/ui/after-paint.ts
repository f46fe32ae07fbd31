/**
 * Does the task once the next frame has been shown: what is begun within a press keeps its answer
 * waiting. In a tab that nobody looks at, when it is looked at again.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
