/** Keep equal to `tools/install.mjs`, which checks for `npm start`. */
const OLDEST = { major: 22, minor: 17 };

/** Callers import nothing else before, because an old Node could fail to load it. */
export function requireNode(): void {
  const { node: version } = process.versions;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  console.error(
    `Node ${OLDEST.major}.${OLDEST.minor} or newer is needed, and this is ${version}. Where the project brings its own, node_modules/.bin/node is that.`,
  );
  process.exit(1);
}
