import { LockMode } from '@mikro-orm/postgresql';

/** Locks the row until the transaction ends. */
export const HELD = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
