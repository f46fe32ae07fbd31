import type { Vec } from './vector.ts';

export type Four = readonly [Vec, Vec, Vec, Vec];

/** A flat piece of a surface with its normal and optional own colour. */
export interface Facet {
  corners: Four;
  normal: Vec;
  /** Normals at the corners, interpolated for smooth shading. */
  bends: Four;
  colour?: string;
}
