import type { OpenAPIObject } from '@nestjs/swagger';
import { ABOUT_FOR_INTEGRATORS } from './about-the-api.js';
import { operationsOf } from './described-addresses.js';

const SCHEME = 'apikey';

/**
 * The part of the contract for integrators: the calls that a key opens, the messages, and all they
 * refer to. That is a fourteenth of the whole.
 */
export function integratorsPart(whole: OpenAPIObject): OpenAPIObject {
  const part = structuredClone(whole);
  part.info.description = ABOUT_FOR_INTEGRATORS;
  keep(part.paths, (path) => opensByKey({ ...part, paths: { path: part.paths[path] ?? {} } }));
  const tags = operationsOf(part).flatMap((operation) => operation.tags);
  part.tags = part.tags?.filter(({ name }) => tags.includes(name));
  const { securitySchemes = {}, ...referredTo } = part.components ?? {};
  keep(securitySchemes, (name) => name === SCHEME);
  while (deleteUnused(part, referredTo)) continue;
  return part;
}

const opensByKey = (document: OpenAPIObject) =>
  operationsOf(document).some(({ security = [] }) => security.some((by) => SCHEME in by));

/** @returns true if something was removed, since other components may then be unused */
function deleteUnused(part: OpenAPIObject, components: Record<string, object>): boolean {
  const before = JSON.stringify(part);
  for (const [kind, all] of Object.entries(components)) {
    keep(all, (name) => before.includes(`"#/components/${kind}/${name}"`));
  }
  return JSON.stringify(part) !== before;
}

function keep(all: object, isKept: (name: string) => boolean): void {
  for (const name of Object.keys(all)) if (!isKept(name)) Reflect.deleteProperty(all, name);
}
