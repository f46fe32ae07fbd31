import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

export const readManifest = async (client: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));

/** Browsers then fetch them in parallel. */
export function codeLinks(manifest: Manifest, sources: readonly string[]): string {
  const files = new Set<string>();
  const styles = new Set<string>();
  const follow = (source: string) => {
    const { file, imports = [], css = [] } = manifest[source]!;
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(follow);
    css.forEach((style) => styles.add(style));
  };
  sources.forEach(follow);
  return [
    ...[...styles].map((href) => `<link rel="stylesheet" crossorigin href="/${href}">`),
    ...[...files].map((href) => `<link rel="modulepreload" crossorigin href="/${href}">`),
  ].join('');
}
