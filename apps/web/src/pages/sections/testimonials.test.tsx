import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { readRuntimeConfig, RuntimeConfigContext } from '../../shared/config/runtime-config';
import { Testimonials } from './testimonials';

function shown(letters: number): string {
  const review = { name: 'Kari', place: 'Bergen', service: 'Fullstyling', stars: 5 };
  const reviews = [{ ...review, text: 'a'.repeat(letters) }];
  return renderToStaticMarkup(
    <RuntimeConfigContext value={{ ...readRuntimeConfig(document), reviews }}>
      <Testimonials />
    </RuntimeConfigContext>,
  );
}

test('the end of a long review is folded, because all cards of a row are equally tall', () => {
  expect(shown(400)).toContain(`«${'a'.repeat(400)}»`);
  expect(shown(400)).toContain('<summary>Hele sitatet</summary>');
});

test('a short review is shown in full', () => expect(shown(230)).not.toContain('Hele sitatet'));
