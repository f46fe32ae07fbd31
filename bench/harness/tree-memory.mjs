import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 50;

/**
 * Measures while the work runs.
 *
 * @param pid a process
 * @param work a function
 * @returns the largest sum of resident memory of the process and all that it started, in MB. Memory
 *   that they share is counted in each.
 */
export async function peakOfTree(pid, work) {
  let most = 0;
  const sample = () => (most = Math.max(most, residentOfTree(pid)));
  const timer = setInterval(sample, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    sample();
  }
  return most;
}

/** In MB. */
export function residentOfTree(pid) {
  const statuses = readdirSync('/proc').filter(Number).flatMap(statusOf);
  const family = new Set([pid]);
  // A process may have a lower number than its parent: look until nobody is new.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const each of statuses) if (family.has(each.parent)) family.add(each.pid);
  }
  return statuses.filter((each) => family.has(each.pid)).reduce((sum, { mb }) => sum + mb, 0);
}

function statusOf(pid) {
  let status;
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return []; // It has ended.
  }
  const number = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return [{ pid: Number(pid), parent: number('PPid'), mb: number('VmRSS') / 1024 }];
}
