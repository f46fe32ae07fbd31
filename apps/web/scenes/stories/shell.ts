import { curtain, curtainRod } from '../furniture/curtain.ts';
import type { Ink } from '../ink.ts';
import { floor } from '../room/floor.ts';
import { sunOnWall } from '../room/sun.ts';
import { walls } from '../room/walls.ts';
import { EVENING, windowWall } from '../room/window.ts';

export const brightShell = (ink: Ink, wall: string, wood = '#c69c68'): string =>
  floor(ink, wood, 0.22) +
  walls(ink, { wall, ceiling: '#f2eee2', trim: '#ece8dc' }) +
  sunOnWall(ink) +
  windowWall(ink, EVENING) +
  curtain(ink, 0.24, 0.56);

export const frontCurtain = (ink: Ink): string =>
  curtain(ink, 1.7, 2.3) + curtainRod(ink, 0.15, 2.5);
