import { armchair } from '../furniture/armchair.ts';
import { easyChair, spindleChair } from '../furniture/chairs.ts';
import type { Ink } from '../ink.ts';

export const threeChairs = (ink: Ink): string =>
  spindleChair(ink, -0.9, 0.3, 0.35) +
  armchair(ink, 0.02, 0.3, 0.12) +
  easyChair(ink, 1.0, 0.3, -0.5);
