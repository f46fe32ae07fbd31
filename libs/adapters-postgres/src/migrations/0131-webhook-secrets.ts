import { Migration } from '@mikro-orm/migrations';

/** Endpoints may be a key's own; their secrets are sealed, and two of them sign for a while. */
export class Migration0131WebhookSecrets extends Migration {
  override up(): void {
    this.addSql(`
      alter table webhook_endpoint
        alter column secret type varchar(200),
        add previous_secret varchar(200),
        add previous_until timestamptz(3),
        add integrator_key_id uuid,
        add constraint webhook_endpoint_integrator_key_id_foreign
          foreign key (integrator_key_id) references integrator_key (id) on delete cascade`);
  }

  /**
   * The release before signs with a secret as it is kept. One that is sealed stays so, paused: to be
   * removed and added anew. What is a key's own would be told of every lead, so it is removed.
   */
  override down(): void {
    this.addSql('delete from webhook_endpoint where integrator_key_id is not null');
    this.addSql(`update webhook_endpoint set active = false where secret not like 'whsec%'`);
    this.addSql(`
      alter table webhook_endpoint
        drop column integrator_key_id, drop column previous_secret, drop column previous_until`);
  }
}
