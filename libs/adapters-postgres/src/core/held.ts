import { LockMode } from '@mikro-orm/postgresql';

export const HELD = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
