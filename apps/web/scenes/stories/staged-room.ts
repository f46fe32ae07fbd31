import { armchair } from '../furniture/armchair.ts';
import { coffeeTables } from '../furniture/coffee-table.ts';
import { floorLamp } from '../furniture/floor-lamp.ts';
import { pendant } from '../furniture/pendant.ts';
import { CUT_PAPER, framed, TWIG } from '../furniture/pictures.ts';
import { oliveTree, palm } from '../furniture/plants.ts';
import { rug } from '../furniture/rug.ts';
import { mirror } from '../furniture/mirror.ts';
import { bowlOnBooks, sideboard, tableLamp } from '../furniture/sideboard.ts';
import { sofa } from '../furniture/sofa.ts';
import type { Ink } from '../ink.ts';
import { sunOnFloor } from '../room/sun.ts';
import { brightShell, frontCurtain } from './shell.ts';

export function stagedRoom(ink: Ink, wall = '#b3bba3'): string {
  return [
    brightShell(ink, wall),
    framed(ink, CUT_PAPER, 0.34, 1.66, 0.78),
    framed(ink, TWIG, 1.14, 1.6, 0.5, '#2e342f'),
    mirror(ink, 2.7, 1.62, 0.38, wall),
    rug(ink, -0.95, 2.3, 1.2, 2.75),
    sunOnFloor(ink),
    oliveTree(ink, -2.62, 0.5),
    floorLamp(ink, -0.94, 0.5),
    sideboard(ink, 2.12, 3.2),
    tableLamp(ink, 2.36, 0.74, 0.24),
    bowlOnBooks(ink, 2.8, 0.74, 0.24),
    palm(ink, 3.5, 0.5),
    sofa(ink),
    coffeeTables(ink, 0.5, 1.85),
    armchair(ink, 2.5, 2.05, -0.62),
    pendant(ink, 0.5, 2.24, 1.6, 0.26),
    frontCurtain(ink),
  ].join('');
}
