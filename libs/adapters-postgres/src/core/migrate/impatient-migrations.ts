import type { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...given: ConstructorParameters<typeof Migration>) => Migration;

/** A migration with the name that it is remembered by. */
export interface ListedMigration {
  readonly name: string;
  readonly class: MigrationClass;
}

/** What of it is called here: TypeScript takes the methods of the base class for abstract. */
interface Runnable {
  up(): Promise<void> | void;
  addSql(sql: string): void;
  isTransactional(): boolean;
}
type Extended = new (...given: ConstructorParameters<typeof Migration>) => Runnable;

/**
 * The same migrations, which give up when a table is not theirs within `lockTimeoutMs`: whoever comes
 * after them for it waits behind them. One without a transaction waits as long as it takes, as it has
 * nothing to take back; what it does must block nobody, such as `create index concurrently`.
 */
export function impatient(list: readonly ListedMigration[], lockTimeoutMs: number) {
  return list.map(({ name, class: patient }) => ({
    name,
    class: class extends (patient as Extended) {
      override async up(): Promise<void> {
        if (this.isTransactional()) this.addSql(`set local lock_timeout = ${lockTimeoutMs}`);
        await super.up();
      }
    } as unknown as MigrationClass,
  }));
}
