import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What the client build made of which source. */
export const readManifest = async (client: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));

/**
 * Links to the code of the sources named and to all that it imports, with its styles: a browser that
 * learns of them from the document fetches them at once, not each after the one that asks for it.
 */
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
