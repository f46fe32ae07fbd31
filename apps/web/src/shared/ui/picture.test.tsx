import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const sources = (): string[] =>
  [...document.querySelectorAll('source')].map(({ media, type }) => `${media} ${type}`.trim());

test('it reserves its space and loads when near the viewport', () => {
  render(<Picture name="article-2" sizes="100vw" />);
  const picture = screen.getByRole('img', { name: /lys sofa under et stort bilde/ });
  expect(picture.getAttribute('width')).toBe('1200');
  expect(picture.getAttribute('height')).toBe('800');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('a decorative picture is hidden from screen readers', () => {
  render(<Picture name="city-oslo" sizes="310px" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('AVIF is offered before WebP, and the narrow crop first on small screens', () => {
  render(<Picture name="hero-after" narrow="hero-after-narrow" sizes="100vw" />);
  expect(sources()).toEqual([
    '(max-width: 799px) image/avif',
    '(max-width: 799px) image/webp',
    'image/avif',
    'image/webp',
  ]);
  expect(document.querySelector('source')?.srcset).toBe(
    '/pictures/hero-after-narrow-390.avif 390w, /pictures/hero-after-narrow-780.avif 780w',
  );
});

test('a priority picture loads at once', () => {
  render(<Picture name="hero-after" sizes="100vw" priority />);
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
});
