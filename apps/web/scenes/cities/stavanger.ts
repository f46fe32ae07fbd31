import { dots } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { casement } from './houses.ts';
import { ridge, shape, sky, slab, tree } from './land.ts';
import { streetWall } from './street-wall.ts';

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
