import { readFileSync } from 'node:fs';

const PAGE = new URL('../../../../docs/integrating.md', import.meta.url);

interface Block {
  readonly heading: string;
  readonly language: string;
  readonly code: string;
}

export const BLOCKS: readonly Block[] = readFileSync(PAGE, 'utf8')
  .split('\n## ')
  .flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    const found = section.matchAll(/```(\w*)\n([^]*?)```/g);
    return [...found].map(([, language = '', code = '']) => ({ heading, language, code }));
  });

/**
 * The first block of a language under a heading.
 *
 * @throws Error when there is none
 */
export function block(heading: string, language: string): string {
  const found = BLOCKS.find((each) => each.heading === heading && each.language === language);
  if (!found) throw new Error(`There is no ${language} under «${heading}».`);
  return found.code;
}
