import { outline, project } from './camera.ts';
import { toRgb, type Rgb } from './colour.ts';
import type { Facet, Four } from './facet.ts';
import type { Light } from './light.ts';
import { between, unit, type Vec } from './vector.ts';

/** Of 255. */
const STEP = 4;
/** Shortest side that is still divided, in drawing units. */
const SHORTEST = 1.2;

type Piece = Pick<Facet, 'corners' | 'bends'>;

/** Neighbouring pieces then differ imperceptibly. */
export function shade(facet: Facet, colour: string, light: Light): string {
  const draw = (piece: Piece): string => {
    const lit = (u: number, v: number): string =>
      light(facet.colour ?? colour, unit(at(piece.bends, u, v)), at(piece.corners, u, v));
    const turned = { corners: quarter(piece.corners), bends: quarter(piece.bends) };
    const across = side(piece) < SHORTEST ? 0 : change(lit);
    const along = side(turned) < SHORTEST ? 0 : change((u, v) => lit(v, u));
    if (Math.max(across, along) > STEP)
      return halves(across > along ? piece : turned)
        .map(draw)
        .join('');
    const fill = lit(0.5, 0.5);
    return `<path d="${outline(piece.corners)}" fill="${fill}" stroke="${fill}"/>`;
  };
  return draw(facet);
}

function change(lit: (u: number, v: number) => string): number {
  const steps = [0, 0.5, 1].flatMap((v) => {
    const [from, half, to] = [0, 0.5, 1].map((u) => toRgb(lit(u, v))) as [Rgb, Rgb, Rgb];
    return [0, 1, 2].flatMap((i) => [half[i]! - from[i]!, to[i]! - half[i]!]);
  });
  return Math.max(...steps.map(Math.abs));
}

function side({ corners: [a, b, c, d] }: Piece): number {
  const long = (from: Vec, to: Vec): number => {
    const [[x0, y0], [x1, y1]] = [project(from), project(to)];
    return Math.hypot(x1 - x0, y1 - y0);
  };
  return Math.max(long(a, b), long(d, c));
}

const quarter = ([a, b, c, d]: Four): Four => [b, c, d, a];

function halves({ corners, bends }: Piece): Piece[] {
  const cut = ([a, b, c, d]: Four): [Four, Four] => {
    const [near, far] = [between(a, b, 0.5), between(d, c, 0.5)];
    return [
      [a, near, far, d],
      [near, b, c, far],
    ];
  };
  const [places, ways] = [cut(corners), cut(bends)];
  return [0, 1].map((i) => ({ corners: places[i]!, bends: ways[i]! }));
}

const at = ([a, b, c, d]: Four, u: number, v: number): Vec =>
  between(between(a, b, u), between(d, c, u), v);
