import { notificationOutboxContract } from '@boligstyling/application/testing';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

notificationOutboxContract(async () => {
  const connection = database().orm.em.getConnection();
  await connection.execute('truncate lead cascade');
  return {
    leads: new PostgresLeadRepository(database().orm),
    outbox: new PostgresNotificationOutbox(database().orm),
    letTimePass: async () => {
      await connection.execute("update notification set due_at = now() - interval '1 second'");
    },
    fate: async (id) => {
      const [fate] = await connection.execute<{ state: string; lastFault: string | null }[]>(
        'select state, last_fault as "lastFault" from notification where id = ?',
        [id],
      );
      if (!fate) throw new Error('No such notification');
      return fate;
    },
  };
});
