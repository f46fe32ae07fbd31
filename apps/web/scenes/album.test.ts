import { describe, expect, it } from '@jest/globals';
import { PICTURES, type PictureName } from '../src/content/pictures.ts';
import { ALBUM } from './album.ts';

describe('the album of drawings', () => {
  it('has exactly the pictures that pages may show', () => {
    expect(Object.keys(ALBUM).sort()).toEqual(Object.keys(PICTURES).sort());
  });

  it.each(Object.keys(PICTURES) as PictureName[])(
    '%s has the aspect ratio that the page reserves',
    (name) => {
      const { view } = ALBUM[name];
      const { width, height } = PICTURES[name];
      expect(view.width / view.height).toBeCloseTo(width / height, 1.5);
    },
  );

  it('the room before and after share one view, so that they line up', () => {
    expect(ALBUM['hero-before'].view).toEqual(ALBUM['hero-after'].view);
    expect(ALBUM['hero-before-narrow'].view).toEqual(ALBUM['hero-after-narrow'].view);
  });
});
