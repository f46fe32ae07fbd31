import { outline, round, type Dot } from './camera.ts';
import type { Facet } from './facet.ts';
import type { Light } from './light.ts';
import { draw } from './mesh.ts';
import type { Vec } from './vector.ts';

/** Ids carry the drawing's prefix, so that drawings can share a page. */
export class Ink {
  private air: Light;
  private readonly prefix: string;
  private readonly parts: string[] = [];

  constructor(prefix: string, light: Light) {
    this.prefix = prefix;
    this.air = light;
    this.parts.push(...TEXTURES.map((name) => texture(name, `${prefix}-${name}`)));
  }

  get light(): Light {
    return this.air;
  }

  under(light: Light, paint: () => string): string {
    const usual = this.air;
    this.air = light;
    const part = paint();
    this.air = usual;
    return part;
  }

  get defs(): string {
    return `<defs>${this.parts.join('')}</defs>`;
  }

  /** Linear gradient between dots; stops are `offset colour [opacity]`, separated by commas. */
  gradient(stops: string, [x1, y1]: Dot, [x2, y2]: Dot): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${colours(stops)}</linearGradient>`,
    );
  }

  /** Radial gradient; stops as for {@link gradient}. */
  glow(stops: string, [cx, cy]: Dot, radius: number): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}">${colours(stops)}</radialGradient>`,
    );
  }

  /** Renders far faster than a blur. */
  spot(colour: string, [cx, cy]: Dot, rx: number, ry: number, opacity: number): string {
    const fill = this.define(
      (id) =>
        `<radialGradient id="${id}">${colours(`0 ${colour}, .45 ${colour} .8, .75 ${colour} .28, 1 ${colour} 0`)}</radialGradient>`,
    );
    return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" opacity="${opacity}"/>`;
  }

  clip(shape: string, content: string): string {
    const url = this.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
    return `<g clip-path="${url}">${content}</g>`;
  }

  texture(name: Texture, content: string): string {
    return `<g filter="url(#${this.prefix}-${name})">${content}</g>`;
  }

  /** In drawing units. */
  blur(amount: number, content: string): string {
    const url = this.define(
      (id) =>
        `<filter id="${id}" x="-30%" y="-120%" width="160%" height="340%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
    );
    return `<g filter="${url}">${content}</g>`;
  }

  solid(facets: readonly Facet[], colour: string, material?: Texture): string {
    const shape = draw(facets, colour, this.light);
    return material ? this.texture(material, shape) : `<g>${shape}</g>`;
  }

  patch(points: readonly Vec[], fill: string, attributes = ''): string {
    return `<path d="${outline(points)}" fill="${fill}" stroke="none" ${attributes}/>`;
  }

  private define(part: (id: string) => string): string {
    const id = `${this.prefix}-${this.parts.length}`;
    this.parts.push(part(id));
    return `url(#${id})`;
  }
}

const colours = (stops: string): string =>
  stops
    .split(',')
    .map((stop) => stop.trim().split(' '))
    .map(
      ([at, colour, opacity = '1']) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

type Texture = 'plaster' | 'cloth' | 'wool' | 'wood' | 'grain' | 'clay';

interface Weave {
  /** Noise frequency across and down; unequal numbers give streaks. */
  frequency: string;
  octaves: number;
  /** 0–1. */
  strength: number;
}

const WEAVES: Record<Texture, Weave> = {
  plaster: { frequency: '.012 .02', octaves: 2, strength: 0.13 },
  cloth: { frequency: '.5 .8', octaves: 2, strength: 0.16 },
  wool: { frequency: '.38', octaves: 2, strength: 0.13 },
  wood: { frequency: '.012 .22', octaves: 2, strength: 0.36 },
  grain: { frequency: '.05 .09', octaves: 2, strength: 0.16 },
  clay: { frequency: '.6', octaves: 2, strength: 0.16 },
};

const TEXTURES = Object.keys(WEAVES) as Texture[];

function texture(name: Texture, id: string): string {
  const { frequency, octaves, strength: k } = WEAVES[name];
  const row = (lift: number): string => `${k} 0 0 0 ${1 - k * lift}`;
  return (
    `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="4" result="n"/>` +
    `<feColorMatrix in="n" values="${row(0.52)} ${row(0.53)} ${row(0.55)} 0 0 0 0 1" result="t"/>` +
    `<feComposite in="SourceGraphic" in2="t" operator="arithmetic" k1="1"/></filter>`
  );
}
