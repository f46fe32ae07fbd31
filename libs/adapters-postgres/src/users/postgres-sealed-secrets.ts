import { type SealedSecret, SealedSecrets } from '@boligstyling/application';
import { fromDatabase } from '../core/from-database.js';

const LIST = `
  select 'user' as kind, id as owner, totp_secret as kept from dashboard_user where totp_secret is not null
  union all
  select 'webhook', id, secret from webhook_endpoint`;

export class PostgresSealedSecrets extends fromDatabase(SealedSecrets) {
  override list(): Promise<SealedSecret[]> {
    return this.rowsOf<SealedSecret>(LIST);
  }
}
