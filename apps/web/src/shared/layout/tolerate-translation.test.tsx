import { afterAll, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { tolerateTranslation } from './tolerate-translation';

const { removeChild, insertBefore } = Node.prototype;
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

function translate(container: Element) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
}

const Place = ({ place, hasIcon }: { place?: string; hasIcon?: boolean }) => (
  <p>
    {hasIcon && <svg />}
    {place}
    <b>Kari</b>
  </p>
);

test('removing or preceding a translated text does not crash the page', () => {
  tolerateTranslation();
  const { container, rerender } = render(<Place place="1 av 2" />);
  translate(container);
  rerender(<Place place="1 av 2" hasIcon />);
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<Place />);
  expect(container.textContent).toContain('KARI');
});
