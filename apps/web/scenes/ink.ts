import { outline, round, type Dot } from './camera.ts';
import type { Facet } from './facet.ts';
import type { Light } from './light.ts';
import { draw } from './mesh.ts';
import { texture, TEXTURES, type Texture } from './textures.ts';
import type { Vec } from './vector.ts';

/**
 * What a drawing is made with: the light of its room and the definitions its shapes refer to. All
 * ids carry the drawing's prefix, so that several drawings can share a page.
 */
export class Ink {
  private air: Light;
  private readonly prefix: string;
  private readonly parts: string[] = [];

  constructor(prefix: string, light: Light) {
    this.prefix = prefix;
    this.air = light;
    this.parts.push(...TEXTURES.map((name) => texture(name, `${prefix}-${name}`)));
  }

  /** The light that falls on shapes drawn now. */
  get light(): Light {
    return this.air;
  }

  /** Draws a part of the picture in another light. */
  under(light: Light, paint: () => string): string {
    const usual = this.air;
    this.air = light;
    const part = paint();
    this.air = usual;
    return part;
  }

  /** The definitions gathered so far, for the top of the document. */
  get defs(): string {
    return `<defs>${this.parts.join('')}</defs>`;
  }

  /** A fill from one dot to another; stops are `offset colour [opacity]`, parted by commas. */
  gradient(stops: string, [x1, y1]: Dot, [x2, y2]: Dot): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${colours(stops)}</linearGradient>`,
    );
  }

  /** A fill that spreads from a dot; stops as for {@link gradient}. */
  glow(stops: string, [cx, cy]: Dot, radius: number): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}">${colours(stops)}</radialGradient>`,
    );
  }

  /** A soft oval spot of one colour, with its half axes; far lighter to render than a blur. */
  spot(colour: string, [cx, cy]: Dot, rx: number, ry: number, opacity: number): string {
    const fill = this.define(
      (id) =>
        `<radialGradient id="${id}">${colours(`0 ${colour}, .45 ${colour} .8, .75 ${colour} .28, 1 ${colour} 0`)}</radialGradient>`,
    );
    return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" opacity="${opacity}"/>`;
  }

  /** Shows only what lies inside a shape given as path data. */
  clip(shape: string, content: string): string {
    const url = this.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
    return `<g clip-path="${url}">${content}</g>`;
  }

  /** Gives a group a material: cloth, wood, plaster. */
  texture(name: Texture, content: string): string {
    return `<g filter="url(#${this.prefix}-${name})">${content}</g>`;
  }

  /** Softens a group by a number of drawing units. */
  blur(amount: number, content: string): string {
    const url = this.define(
      (id) =>
        `<filter id="${id}" x="-30%" y="-120%" width="160%" height="340%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
    );
    return `<g filter="${url}">${content}</g>`;
  }

  /** A shape in the room's light, of some material. */
  solid(facets: readonly Facet[], colour: string, material?: Texture): string {
    const shape = draw(facets, colour, this.light);
    return material ? this.texture(material, shape) : `<g>${shape}</g>`;
  }

  /** A flat patch in the room, of one fill. */
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
