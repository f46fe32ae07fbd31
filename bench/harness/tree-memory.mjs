import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 200;

/**
 * Measures while the work runs.
 *
 * @param pid a process
 * @param work a function
 * @returns the largest resident memory of the process and all that it started, in MB
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

/** In MB. What the processes share, mostly Node's program, is counted once. */
export function residentOfTree(pid) {
  const processes = readdirSync('/proc').filter(Number).flatMap(processOf);
  const family = new Set([pid]);
  // A process may have a lower number than its parent: look until nobody is new.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const each of processes) if (family.has(each.parent)) family.add(each.pid);
  }
  const parts = [...family].map(partsOf);
  return parts.reduce((sum, { own }) => sum + own, Math.max(...parts.map(({ shared }) => shared)));
}

function processOf(pid) {
  try {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
    return [{ pid: Number(pid), parent }];
  } catch {
    return []; // It has ended.
  }
}

function partsOf(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const mb = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)[1]) / 1024;
    return {
      own: mb('Private_Clean') + mb('Private_Dirty'),
      shared: mb('Shared_Clean') + mb('Shared_Dirty'),
    };
  } catch {
    return { own: 0, shared: 0 }; // It has ended.
  }
}
