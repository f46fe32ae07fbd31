import { describe, expect, it } from '@jest/globals';
import { articles, articlesPage } from './articles';
import { articleTexts } from '../articles/texts';
import { brand } from '../testing/brand';
import type { Block, RichText } from '../types';

const textOf = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const wordsIn = (block: Block): number => {
  if (block.kind === 'table') return 0;
  const texts = block.kind === 'list' ? block.items.map(textOf) : [textOf(block.text)];
  return texts.join(' ').split(/\s+/).length;
};

describe('articles', () => {
  it('are six, numbered in order, each with its own picture', () => {
    expect(articles(brand).map(({ id, picture }) => [id, picture])).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => [id, `article-${id}`]),
    );
    expect(articlesPage.count(articles(brand).length)).toBe('6 artikler');
  });

  it.each(articles(brand).map(({ title, id }) => [title, id] as const))(
    '«%s» is long enough and ends with the link to the form',
    async (_title, id) => {
      const { blocks } = await articleTexts[id]();
      const words = blocks.reduce((sum, block) => sum + wordsIn(block), 0);
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(900);
      expect(blocks.at(-1)).toMatchObject({
        kind: 'paragraph',
        text: expect.arrayContaining([{ text: 'Fyll ut skjemaet', to: '#lead-form' }]),
      });
    },
  );

  it('use the configured product name', () => {
    const [first] = articles({ ...brand, productName: 'homestyling' });
    expect(first?.title).toBe('Hva er homestyling?');
  });
});
