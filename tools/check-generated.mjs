import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

/** Generated files that are committed for readers. */
const GENERATED = ['openapi*.yaml', 'libs/api-client/src/generated/*'];

function contents() {
  const files = globSync(GENERATED, { cwd: ROOT });
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

const committed = contents();
const generated = (await run('npm', ['run', '--silent', 'generate'])) && contents();
for (const [file, text] of committed) writeFileSync(path.join(ROOT, file), text);

const outdated = generated
  ? [...generated.keys()].filter((file) => generated.get(file) !== committed.get(file))
  : ['nothing could be generated'];
if (outdated.length > 0) {
  console.error(`Not up to date: ${outdated.join(', ')}. Run «npm run generate» and commit.`);
  process.exitCode = 1;
}
