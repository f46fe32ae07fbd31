import { armchair } from '../furniture/armchair.ts';
import { branches } from '../furniture/branches.ts';
import { carton, openCarton, rolls } from '../furniture/boxes.ts';
import { pouf } from '../furniture/chairs.ts';
import { bookcase } from '../furniture/bookcase.ts';
import { floorLamp } from '../furniture/floor-lamp.ts';
import { leaningFrame, rolledRug, sideTable } from '../furniture/loose-things.ts';
import { pendant } from '../furniture/pendant.ts';
import { CUT_PAPER, FJORD, framed, TWIG } from '../furniture/pictures.ts';
import { rug } from '../furniture/rug.ts';
import { mirror } from '../furniture/mirror.ts';
import { bowlOnBooks, sideboard, tableLamp } from '../furniture/sideboard.ts';
import { coffeeTables } from '../furniture/coffee-table.ts';
import { sofa, sofaDressing } from '../furniture/sofa.ts';
import type { Ink } from '../ink.ts';
import { sunOnFloor } from '../room/sun.ts';
import { brightShell, frontCurtain } from './shell.ts';
import { stagedRoom } from './staged-room.ts';
import { tiredRoom } from './tired-room.ts';

const WALL = '#b3bba3';

export const wholeRoom = (ink: Ink): string => stagedRoom(ink, '#d8cbb4');

export const sofaAndPicture = (ink: Ink): string =>
  brightShell(ink, '#4d6655') +
  framed(ink, FJORD, 0.62, 1.62, 1.5, '#b98a55') +
  rug(ink, -1.3, 2.6, 0.85, 2.6) +
  sunOnFloor(ink) +
  floorLamp(ink, -1.05, 0.42) +
  sofa(ink) +
  sideTable(ink, 2.3, 0.62) +
  branches(ink, 2.3, 0.5, 0.62, 0.8);

export const windowAndMirror = (ink: Ink): string =>
  brightShell(ink, '#eae5d6', '#d6b184') +
  mirror(ink, -1.75, 1.62, 0.5, '#eae5d6') +
  rug(ink, -2.3, 0.35, 0.95, 2.35) +
  sunOnFloor(ink) +
  sideboard(ink, -2.35, -1.15) +
  branches(ink, -2.1, 0.74, 0.26, 0.9) +
  bowlOnBooks(ink, -1.42, 0.74, 0.26) +
  floorLamp(ink, 0.28, 0.5) +
  armchair(ink, -0.42, 1.0, -0.35, '#d9c7a6') +
  pouf(ink, -1.4, 1.75, '#b9714a') +
  frontCurtain(ink);

export const halfPacked = (ink: Ink): string =>
  brightShell(ink, '#cdc6b2') +
  sunOnFloor(ink) +
  bookcase(ink, 0.5, 1.75, 1.9, 0.42, '#a87c4e') +
  leaningFrame(ink, 2.3, '#9a6f42') +
  rolledRug(ink, -0.2, 0.5) +
  carton(ink, { at: [-1.25, 0, 0.75], width: 0.66, height: 0.42, deep: 0.5, angle: 0.12 }) +
  carton(ink, { at: [-1.22, 0.42, 0.75], width: 0.5, height: 0.32, deep: 0.42, angle: -0.18 }) +
  openCarton(
    ink,
    { at: [0.35, 0, 1.6], width: 0.74, height: 0.42, deep: 0.5, angle: -0.12 },
    rolls(ink, 0.2, 0.1, 1.5) + tableLamp(ink, 0.5, 0.16, 1.55),
  ) +
  carton(ink, { at: [1.7, 0, 1.45], width: 0.62, height: 0.4, deep: 0.48, angle: 0.3 });

export function fullAndPartial(ink: Ink): string {
  const [from, width] = [506, 600];
  const full =
    brightShell(ink, WALL) +
    framed(ink, FJORD, 0.69, 1.68, 1.24, '#b98a55') +
    rug(ink, -1.9, 3, 1.2, 2.75) +
    sunOnFloor(ink) +
    floorLamp(ink, -0.94, 0.5) +
    sofa(ink) +
    coffeeTables(ink, 0.5, 1.85) +
    pendant(ink, 0.5, 2.24, 1.6, 0.26);
  const partial =
    brightShell(ink, WALL) +
    framed(ink, CUT_PAPER, 0.34, 1.66, 0.78) +
    framed(ink, TWIG, 1.14, 1.6, 0.5, '#2e342f') +
    sunOnFloor(ink) +
    sideTable(ink, -0.92, 0.5) +
    tableLamp(ink, -0.92, 0.5, 0.5) +
    sofa(ink, undefined, '#a9adab', false) +
    sofaDressing(ink) +
    pouf(ink, 0.95, 1.95, '#8f6646');
  return halves(ink, moved(full, -from), moved(partial, width - from), width);
}

export const beforeAndAfter = (ink: Ink, middle: number): string =>
  halves(ink, moved(tiredRoom(ink), -15), stagedRoom(ink, '#c7b79d'), middle);

const moved = (drawing: string, by: number): string =>
  `<g transform="translate(${by})">${drawing}</g>`;

function halves(ink: Ink, left: string, right: string, middle: number): string {
  return (
    ink.clip(`M-2000 -2000H${middle}V3000H-2000Z`, left) +
    ink.clip(`M${middle} -2000H4000V3000H${middle}Z`, right) +
    `<path d="M${middle} -2000V3000" stroke="#fffdf6" stroke-width="5"/>`
  );
}
