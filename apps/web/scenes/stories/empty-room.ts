import type { Ink } from '../ink.ts';
import { sunOnFloor } from '../room/sun.ts';
import { bareBulb } from '../room/worn.ts';
import { brightShell } from './shell.ts';

export const emptyRoom = (ink: Ink): string =>
  brightShell(ink, '#b3bba3') + sunOnFloor(ink) + bareBulb(ink, -0.3, 1.6);
