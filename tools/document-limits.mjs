/** In words. */
export const LIMITS = [
  { files: ['README.md'], most: 700 },
  { files: ['CONTRIBUTING.md'], most: 1_200 },
  { files: ['CHANGELOG.md'], most: 800 },
  { files: ['docs/architecture.md'], most: 1_500 },
  { files: ['docs/testing.md'], most: 900 },
  { files: ['docs/performance.md'], most: 1_200 },
  { files: ['docs/operating.md', 'docs/upgrading.md', 'docs/recovering.md'], most: 4_000 },
  { files: ['docs/security.md'], most: 2_500 },
  { files: ['docs/reliability.md'], most: 1_000 },
  { files: ['docs/scaling.md'], most: 1_000 },
  // 3,500 with the table that `npm run clients` writes.
  { files: ['docs/integrating.md'], most: 3_300 },
  { files: ['docs/rules.md'], most: 2_800 },
];

export const WORDS_OF_A_DECISION = 300;

/** Words as `wc` counts them, without tables that commands write. */
export const words = (text) => withoutWrittenParts(text).split(/\s+/).filter(Boolean).length;

const part = (command) =>
  new RegExp(`(<!-- Written by \`${command}\`. -->\\n)[^]*?(<!-- End. -->)`);

/** The document with the part of a command replaced. @throws Error where it has none */
export function filledIn(text, command, content) {
  if (!part(command).test(text)) throw new Error(`There is no part of \`${command}\`.`);
  return text.replace(part(command), (_, begin, end) => `${begin}\n${content}\n\n${end}`);
}

/** The document without the parts that commands write. */
const withoutWrittenParts = (text) => text.replaceAll(/<!-- Written by [^]*?<!-- End\. -->/g, '');
