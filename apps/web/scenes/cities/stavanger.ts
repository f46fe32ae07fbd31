import { dots, round } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { mix } from '../colour.ts';
import { casement } from './houses.ts';
import { ridge, shape, sky, slab, tree } from './land.ts';

export function stavanger(ink: Ink): string {
  return (
    sky(ink, '#a9c8d8', '#f4e7cd') +
    ridge(ink, '60 122, 130 104, 190 112, 250 98', '#a8bcae') +
    '<path d="M120 128h70v20h-70Z" fill="#7fa3ab"/>' +
    lane(ink) +
    streetWall('182 126, 214 100, 214 170, 182 156', '#ece8dc', '#24493a') +
    farHouses() +
    leftRow() +
    rightRow() +
    lamp(226, 196)
  );
}

function lane(ink: Ink): string {
  const stone = ink.gradient('0 #c9c0ad, 1 #9b927f', [0, 150], [0, 232]);
  let cobbles = '';
  for (let row = 0; row < 12; row++) {
    const y = 152 + row * row * 0.55 + row * 1.2;
    for (let i = 0; i < 9; i++) {
      const spread = 10 + row * 3.4;
      const x = 154 + (i - 4.2 + (row % 2) * 0.5) * spread;
      cobbles += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(spread * 0.42).toFixed(1)}" ry="${(1 + row * 0.35).toFixed(1)}" fill="${(i * 7 + row * 5) % 3 ? '#d8cfbc' : '#8b8371'}" opacity=".5"/>`;
    }
  }
  return shape('M136 148H182L330 232H-16Z', stone) + ink.clip('M136 148H182L330 232H-16Z', cobbles);
}

function farHouses(): string {
  const gable = (x: number, y: number, w: number, roof: string): string =>
    slab(x, y, w, 24, '#f4f0e6') +
    shape(`M${x - 2} ${y}L${x + w / 2} ${y - w * 0.5}L${x + w + 2} ${y}Z`, roof) +
    casement(x + w * 0.2, y + 6, 5, 7, '#cdd6d2') +
    casement(x + w * 0.6, y + 6, 5, 7, '#cdd6d2');
  return (
    gable(126, 128, 20, '#b0583a') +
    gable(150, 130, 17, '#7d4a38') +
    gable(168, 127, 20, '#b0583a') +
    tree(148, 150, 20, '#5f8057')
  );
}

function leftRow(): string {
  return (
    shape('M128 122L84 96L76 72L122 110Z', '#9c5038') +
    streetWall('128 122, 78 94, 78 186, 128 156', '#dfdccf', '#2f5563') +
    shape('M84 100L-10 44L-10 -4L74 62Z', '#b1603f') +
    shape('M84 100L-10 44L-10 38L84 95Z', '#5d3325') +
    streetWall('84 98, -10 42, -10 246, 84 184', '#e6e3d7', '#24493a') +
    roses(30, 218, 26) +
    roses(88, 184, 15)
  );
}

function rightRow(): string {
  return (
    shape('M182 126L214 100L222 76L190 110Z', '#8d4a36') +
    shape('M210 104L320 36L320 -10L222 66Z', '#b1603f') +
    shape('M210 104L320 36L320 30L210 99Z', '#6d3b2a') +
    streetWall('210 102, 320 34, 320 250, 210 178', '#fdfaf1', '#a5432e') +
    roses(286, 226, 28) +
    roses(218, 184, 12)
  );
}

function roses(x: number, y: number, size: number): string {
  const blooms = dots('-.5 -.5, .1 -.9, .5 -.4, -.1 -.35, .3 -1.2, -.4 -1');
  return (
    `<ellipse cx="${x}" cy="${y - size * 0.5}" rx="${size * 0.75}" ry="${size * 0.7}" fill="#3f6b4c"/><ellipse cx="${x + 2}" cy="${y - size}" rx="${size * 0.5}" ry="${size * 0.5}" fill="#53805a"/>` +
    blooms
      .map(
        ([dx, dy]) =>
          `<circle cx="${x + dx * size}" cy="${y + dy * size}" r="${size * 0.1}" fill="#d98873"/>`,
      )
      .join('')
  );
}

function lamp(x: number, y: number): string {
  return (
    `<path d="M${x} ${y}V${y - 70}" stroke="#22302a" stroke-width="2.2"/>` +
    shape(`M${x - 5} ${y - 84}h10l-2 14h-6Z`, '#f7dfa0') +
    shape(`M${x - 7} ${y - 84}l7 -7l7 7Z`, '#22302a')
  );
}

/** `corners` are `x y`, clockwise from the top one drawn first. */
function streetWall(corners: string, wall: string, door: string): string {
  const [a, b, c, d] = dots(corners).map(([x, y]) => ({ x, y }));
  const between = (from = a!, to = b!, t: number) => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  });
  const at = (u: number, v: number): string => {
    const { x, y } = between(between(a, b, u), between(d, c, u), v);
    return `${round(x)} ${round(y)}`;
  };
  const part = (u0: number, u1: number, v0: number, v1: number): string =>
    `M${at(u0, v0)}L${at(u1, v0)}L${at(u1, v1)}L${at(u0, v1)}Z`;
  const window = (u: number): string =>
    shape(part(u - 0.1, u + 0.1, 0.26, 0.72), '#8fa3a2') +
    shape(part(u - 0.08, u + 0.08, 0.29, 0.69), '#47595b') +
    `<path d="M${at(u, 0.28)}L${at(u, 0.7)}M${at(u - 0.09, 0.44)}L${at(u + 0.09, 0.44)}" stroke="#f7f4ec" stroke-width="1.4"/>`;
  let boards = '';
  for (let v = 0.08; v < 1; v += 0.075) boards += `M${at(0, v)}L${at(1, v)}`;
  return (
    shape(part(0, 1, 0, 1), wall) +
    `<path d="${boards}" stroke="#6e7468" stroke-opacity=".26" stroke-width=".8"/>` +
    shape(part(0, 1, 0.9, 1), mix(wall, '#5a5d52', 0.45)) +
    window(0.17) +
    shape(part(0.41, 0.59, 0.34, 1), '#f7f4ec') +
    shape(part(0.435, 0.565, 0.38, 1), door) +
    window(0.83)
  );
}
