import type { Vec } from './vector.ts';

export type Four = readonly [Vec, Vec, Vec, Vec];

/** A small flat piece of a surface, with the way it faces and an own colour where it has one. */
export interface Facet {
  corners: Four;
  normal: Vec;
  /** The way the surface faces at each corner; light runs smoothly between them. */
  bends: Four;
  colour?: string;
}
