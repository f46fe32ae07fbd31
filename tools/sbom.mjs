import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * CycloneDX 1.6 bill of materials from the lock file alone. `npm sbom` refuses workspaces without a
 * version, and with `--omit=dev` left out `react` and `sharp`.
 */

/** What is served, and the root, which brings Node. All else in production is a dependency of them. */
const SERVED = ['', 'apps/api', 'apps/web'];

/** Dependencies, so that `npm start` installs them, that only build. */
const BUILD_TOOLS = ['@vitejs/plugin-react', 'rolldown', 'turbo', 'vite'];

const OURS = '@boligstyling/';

/**
 * @param lock a package-lock.json, version 3
 * @param part `production`: runs there or is in its pages; `development`: only builds and tests
 */
export function sbomOf(lock, part) {
  const places = Object.entries(lock.packages).filter(([place, { link }]) => place && !link);
  const isMeant = isOf(part, lock);
  const { name, version, license } = lock.packages[''];
  const root = { 'bom-ref': `${name}@${version}`, type: 'application', name, version };
  const meant = places.filter(([place, entry]) => isMeant(place, entry));
  const byRef = Map.groupBy(meant, ([place, entry]) => refOf(place, entry, version));
  const refs = new Set(byRef.keys());
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      lifecycles: [{ phase: 'pre-build' }],
      component: { ...root, purl: purlOf(name, version), licenses: licensesOf(license) },
    },
    components: [...byRef].map(([ref, [[place, entry]]]) =>
      componentOf(ref, place, entry, version),
    ),
    dependencies: [...byRef].map(([ref, copies]) => {
      const named = copies.flatMap(([place, entry]) => resolved(lock, place, entry));
      const found = named.map((at) => refOf(at, lock.packages[at], version));
      return { ref, dependsOn: [...new Set(found)].filter((each) => refs.has(each)).sort() };
    }),
  };
}

/** A package may have several places, and is in production if one of them is. */
function isOf(part, lock) {
  const reached = new Set(SERVED);
  for (const place of reached) {
    for (const at of resolved(lock, place, lock.packages[place])) {
      if (!BUILD_TOOLS.includes(nameOf(at, lock.packages[at]))) reached.add(at);
    }
  }
  const runs = new Set([...reached].map((place) => refOf(place, lock.packages[place])));
  return (place, entry) => runs.has(refOf(place, entry)) === (part === 'production');
}

/** The nearest `node_modules`, going up. */
function resolved(lock, place, { dependencies, optionalDependencies }) {
  const folders = place.split('/');
  const ways = folders.map((_, nth) => folders.slice(0, folders.length - nth).join('/'));
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const tried = [...ways, ''].map((from) => path.posix.join(from, 'node_modules', name));
    const at = tried.find((each) => lock.packages[each]);
    return at ? [lock.packages[at].link ? lock.packages[at].resolved : at] : [];
  });
}

const nameOf = (place, { name }) => name ?? place.replace(/^.*node_modules\//, '');

/** Workspaces have the version of the whole. */
const refOf = (place, entry, whole) =>
  `${nameOf(place, entry)}@${entry.version ?? whole ?? 'ours'}`;

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const licensesOf = (license) => {
  if (!license) return [];
  return [/[ (]/.test(license) ? { expression: license } : { license: { name: license } }];
};

function componentOf(ref, place, entry, whole) {
  const name = nameOf(place, entry);
  const version = entry.version ?? whole;
  const [algorithm, digest] = (entry.integrity ?? '').split(' ')[0].split(/-(.*)/);
  const hash = digest && Buffer.from(digest, 'base64').toString('hex');
  return {
    'bom-ref': ref,
    type: 'library',
    name,
    version,
    scope: entry.optional ? 'optional' : 'required',
    purl: purlOf(name, version),
    licenses: licensesOf(entry.license ?? (name.startsWith(OURS) ? 'MIT' : undefined)),
    ...(hash && {
      hashes: [{ alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: hash }],
    }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'sbom'));
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  for (const part of ['production', 'development']) {
    const sbom = sbomOf(lock, part);
    const file = path.join(folder, `${part}.cdx.json`);
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
    console.log(`${file}: ${sbom.components.length} components`);
  }
}
