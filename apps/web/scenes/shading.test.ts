import { describe, expect, it } from '@jest/globals';
import { mix } from './colour.ts';
import type { Light } from './light.ts';
import { surface } from './mesh.ts';
import { shade } from './shading.ts';

const [wall] = surface((u, v) => [u, v, 0], [1, 1]);
const shades = (light: Light): string[] =>
  [...shade(wall!, '#808080', light).matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill!);
const brightness = (fill: string): number => parseInt(fill.slice(1, 3), 16);

describe('the light on a facet', () => {
  it('an evenly lit facet is one piece', () => {
    expect(shades((colour) => colour)).toEqual(['#808080']);
  });

  it('a gradient has no visible steps', () => {
    const steps = shades((_colour, _normal, [x]) => mix('#000000', '#ffffff', x)).map(brightness);
    expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(240);
    const sorted = steps.toSorted((a, b) => a - b);
    sorted.slice(1).forEach((step, i) => expect(step - sorted[i]!).toBeLessThanOrEqual(8));
  });

  it('the edge of sunlight inside a facet is found', () => {
    const edge: Light = (_colour, _normal, [x]) => (x > 0.3 ? '#ffffff' : '#000000');
    expect(new Set(shades(edge))).toEqual(new Set(['#000000', '#ffffff']));
  });
});
