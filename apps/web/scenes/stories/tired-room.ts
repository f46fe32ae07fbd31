import { binBag, carton, openCarton, rolls } from '../furniture/boxes.ts';
import { bookcase } from '../furniture/bookcase.ts';
import { dryingRack } from '../furniture/drying-rack.ts';
import { televisionBench } from '../furniture/television-bench.ts';
import { oldSofa } from '../furniture/old-sofa.ts';
import type { Ink } from '../ink.ts';
import { overcast } from '../light.ts';
import { floor } from '../room/floor.ts';
import { oldWallpaper } from '../room/wallpaper.ts';
import { walls } from '../room/walls.ts';
import { GREY_DAY, windowWall } from '../room/window.ts';
import { bareBulb, crookedBlind, radiator, scuffs } from '../room/worn.ts';

export const tiredRoom = (ink: Ink): string => ink.under(overcast, () => clutter(ink));

function clutter(ink: Ink): string {
  const wall = '#bdb49d';
  return [
    floor(ink, '#978469', 0.2),
    walls(ink, { wall, ceiling: '#d3cdbd', trim: '#c9bfa6' }),
    oldWallpaper(ink, wall),
    windowWall(ink, GREY_DAY),
    crookedBlind(ink),
    radiator(ink),
    scuffs(ink),
    bookcase(ink, 2.55, 3.5, 1.95),
    televisionBench(ink, 0.85, 2.2),
    oldSofa(ink, -3.05, 0.34),
    dryingRack(ink, 0.1, 1.2),
    carton(ink, { at: [-2.78, 0, 2.0], width: 0.62, height: 0.36, deep: 0.46, angle: 0.25 }),
    openCarton(
      ink,
      { at: [-2.76, 0.36, 2.0], width: 0.5, height: 0.28, deep: 0.4, angle: -0.1 },
      rolls(ink, -2.84, 0.4, 1.95),
    ),
    binBag(ink, -1.36, 1.42, 0.42),
    carton(ink, { at: [2.5, 0, 2.2], width: 0.66, height: 0.42, deep: 0.5, angle: -0.3 }),
    carton(ink, { at: [2.48, 0.42, 2.18], width: 0.46, height: 0.28, deep: 0.4, angle: 0.2 }),
    bareBulb(ink, 0.4, 1.6),
  ].join('');
}
