import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

/** A longer step is reported before the test times out. */
const LONG_MS = 30_000;

const HOOKS = ['onModuleDestroy', 'beforeApplicationShutdown', 'onApplicationShutdown'] as const;
type Hooked = Partial<Record<(typeof HOOKS)[number], (...given: unknown[]) => unknown>>;

/**
 * Runs the steps in order. Reports a slow one with its pending work and the process's open handles.
 *
 * @param underWay describes the pending work of a running step
 */
export async function documentedSteps(
  steps: Readonly<Record<string, () => Promise<unknown>>>,
  underWay: () => Iterable<string> = () => [],
  { longMs = LONG_MS, tell = console.error as (line: string) => void } = {},
): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    const timer = setTimeout(() => {
      const waitsFor = Map.groupBy(process.getActiveResourcesInfo(), (each) => each);
      const resources = [...waitsFor].map(([each, all]) => `${each} ${all.length}`);
      const at = [...underWay()].join(', ') || 'nothing that is known';
      tell(`«${name}» is not over after ${longMs} ms: at ${at}; ${resources.join(', ')}`);
    }, longMs);
    await step().finally(() => clearTimeout(timer));
  }
}

export function stoppingHooks(app: INestApplicationContext): ReadonlySet<string> {
  const underWay = new Set<string>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance, name } of module.providers.values()) {
      for (const hook of HOOKS) watch(instance as Hooked | null, hook, String(name));
    }
  }
  return underWay;

  function watch(part: Hooked | null, hook: (typeof HOOKS)[number], name: string): void {
    const original = part?.[hook];
    if (!part || typeof original !== 'function') return;
    const label = `${hook} of ${name}`;
    part[hook] = async (...given) => {
      underWay.add(label);
      try {
        await original.apply(part, given);
      } finally {
        underWay.delete(label);
      }
    };
  }
}
