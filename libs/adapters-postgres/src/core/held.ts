import { LockMode } from '@mikro-orm/postgresql';

/** Reads a row so that whoever would change it, or hold it too, waits until the transaction is over. */
export const HELD = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
