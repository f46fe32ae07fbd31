/** `tools/install.mjs` says the same of what `npm start` needs. */
const OLDEST = { major: 22, minor: 17 };

/**
 * Ends the process with a sentence where its Node is too old. Whoever calls this imports nothing else
 * before: what an old Node cannot load would end it first, with words that help nobody.
 */
export function requireNode(): void {
  const { node: version } = process.versions;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  console.error(
    `Node ${OLDEST.major}.${OLDEST.minor} or newer is needed, and this is ${version}. Where the project brings its own, node_modules/.bin/node is that.`,
  );
  process.exit(1);
}
