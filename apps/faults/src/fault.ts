import type { World, WorldOptions } from './harness/world.js';

export interface Fault extends WorldOptions {
  readonly name: string;
  readonly rounds: { readonly full: number; readonly short: number };
  /**
   * The mail server's answer or the process waiting for it may be lost, so a message may come
   * twice.
   */
  readonly answersCanBeLost?: boolean;
  readonly smallDisk?: boolean;
  readonly onCluster?: boolean;

  /**
   * @returns longest recovery in seconds after the end of the fault
   * @throws Error when the product did not recover
   */
  inflict(world: World, rounds: number): Promise<number>;
}
