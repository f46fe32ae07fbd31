import type { World, WorldOptions } from './harness/world.js';

/** Something that goes wrong, and how the product is to come out of it. */
export interface Fault extends WorldOptions {
  /** As it stands in the table. */
  readonly name: string;
  /** How often it is inflicted; 0 leaves it out. */
  readonly rounds: { readonly full: number; readonly short: number };
  /** The mail server's answer can be lost, or the process that waits for it: a message may come twice. */
  readonly answersCanBeLost?: boolean;
  /** The database lies on a small disk of its own. */
  readonly smallDisk?: boolean;
  /** The database is a cluster of three machines of its own. */
  readonly onCluster?: boolean;

  /**
   * @returns the longest time in seconds from the end of the fault until all was well again
   * @throws Error when the product did not bear it
   */
  inflict(world: World, rounds: number): Promise<number>;
}
