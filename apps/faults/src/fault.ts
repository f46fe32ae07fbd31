import type { World, WorldOptions } from './harness/world.js';

/** A fault to inflict, and the recovery expected of the product. */
export interface Fault extends WorldOptions {
  /** Name in the table. */
  readonly name: string;
  /** Rounds of each run; 0 leaves the fault out. */
  readonly rounds: { readonly full: number; readonly short: number };
  /**
   * The mail server's answer or the process waiting for it may be lost, so a message may come
   * twice.
   */
  readonly answersCanBeLost?: boolean;
  /** Puts the database on a small disk. */
  readonly smallDisk?: boolean;
  /** Runs the database as a cluster of three machines. */
  readonly onCluster?: boolean;

  /**
   * @returns longest recovery in seconds after the end of the fault
   * @throws Error when the product did not recover
   */
  inflict(world: World, rounds: number): Promise<number>;
}
