import {
  type SignedEndpoint,
  WebhookEndpoints,
  type WebhookSettings,
} from '@boligstyling/application';
import { DomainError, type WebhookDelivery, type WebhookEndpoint } from '@boligstyling/domain';
import { raw } from '@mikro-orm/postgresql';
import { fromDatabase } from '../core/statements.js';
import { WebhookDeliverySchema, WebhookEndpointSchema } from '../tables/webhook-schemas.js';
import { IS_KEPT, SIGNING_SECRETS } from '../core/webhook-rows.js';
import { isParkedRow, isToSendRow, isUnsentRow, TO_SEND } from '../core/deliveries.js';

/** Zero hours end all earlier secrets. Expiry is by the database's clock. */
const ROTATE = `
  update webhook_endpoint set secret = ?, previous_secret = secret,
    previous_until = now() + make_interval(hours => ?::int),
    earlier = case when ?::int = 0 then '{}' else (
      select coalesce(jsonb_object_agg(known, until), '{}')
      from (
        select key as known, value as until from jsonb_each_text(earlier)
        union all
        select previous_secret, previous_until::text
      ) before
      where until::timestamptz > now()) end
  where id = ?`;

/** Blocks changes of the endpoint, but not messages to it. */
const LOCK = 'select from webhook_endpoint where id = ? for no key update';

/** Messages refused with 410 leave once the endpoint is resumed. */
const RESUME = `
  with asked as (update webhook_endpoint set quiet_until = null where id = ?)
  update webhook_delivery set state = ${TO_SEND}, due_at = now()
  where endpoint_id = ? and ${isParkedRow()} and last_fault like 'HTTP 410%'`;

/** Otherwise an integrator gets leads of others. */
const DROP_OTHERS = `
  delete from webhook_delivery message using lead
  where message.endpoint_id = ? and lead.id = message.lead_id
    and lead.integrator_key_id is distinct from ?::uuid and ${isUnsentRow('message')}`;

const KEPT = `
  select id from webhook_delivery where endpoint_id = ? and ${isToSendRow()} and ${IS_KEPT}`;

const SECRETS_OF = `
  select url, ${SIGNING_SECRETS} as secrets from webhook_endpoint endpoint where id = $1`;

export class PostgresWebhookEndpoints extends fromDatabase(WebhookEndpoints) {
  override list(): Promise<WebhookEndpoint[]> {
    return this.throughOrm((em) =>
      em.findAll(WebhookEndpointSchema, { orderBy: { createdAt: 'asc', id: 'asc' } }),
    );
  }

  override async signed(id: string): Promise<SignedEndpoint> {
    return known((await this.rowsOf<SignedEndpoint>(SECRETS_OF, [id]))[0]);
  }

  override add(endpoint: WebhookEndpoint): Promise<boolean> {
    return this.togetherThroughOrm(
      async (em) => {
        const insert = em.qb(WebhookEndpointSchema).insert(endpoint).onConflict('id').ignore();
        return (await insert.execute('run')).affectedRows > 0;
      },
      () => [endpoint.id],
    );
  }

  override change(
    id: string,
    change: (now: WebhookEndpoint) => Partial<WebhookSettings>,
  ): Promise<WebhookEndpoint> {
    return this.togetherThroughOrm(async (em) => {
      await em.execute(LOCK, [id]);
      const found = known(await em.findOne(WebhookEndpointSchema, id));
      const isPaused = !found.active;
      const changes = change({ ...found });
      if (Object.keys(changes).length > 0)
        await em.nativeUpdate(WebhookEndpointSchema, id, changes);
      const { integratorKeyId } = changes;
      if (integratorKeyId) await em.execute(DROP_OTHERS, [id, integratorKeyId]);
      if (changes.active && isPaused) await em.execute(RESUME, [id, id]);
      return { ...(await em.refreshOrFail(found)) };
    });
  }

  override rotate(id: string, secret: string, overlapHours: number): Promise<WebhookEndpoint> {
    return this.togetherThroughOrm(async (em) => {
      await em.execute(ROTATE, [secret, overlapHours, overlapHours, id]);
      return known(await em.findOne(WebhookEndpointSchema, id));
    });
  }

  override async reseal(id: string, kept: string, sealed: string): Promise<void> {
    await this.togetherThroughOrm((em) =>
      em.nativeUpdate(WebhookEndpointSchema, { id, secret: kept }, { secret: sealed }),
    );
  }

  override remove(id: string): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      const removed = await em.nativeDelete(WebhookEndpointSchema, id);
      known(removed || undefined);
    });
  }

  override deliveries(id: string, limit: number): Promise<WebhookDelivery[]> {
    return this.throughOrm(async (em) => {
      const found = await em.find(
        WebhookDeliverySchema,
        { endpointId: id },
        { orderBy: { at: 'desc', id: 'desc' }, limit },
      );
      // Read last, because a pause is stored before the fault that asks for it.
      const { quietUntil } = known(await em.findOne(WebhookEndpointSchema, id));
      const kept = new Set((await em.execute<{ id: string }[]>(KEPT, [id])).map(({ id }) => id));
      return found.map(({ leadId, erasedLeadId, ...delivery }) => ({
        ...delivery,
        dueAt: quietUntil && quietUntil > delivery.dueAt ? quietUntil : delivery.dueAt,
        leadId: leadId ?? erasedLeadId ?? '',
        isKept: kept.has(delivery.id),
      }));
    });
  }

  override resendParked(id: string): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      known((await em.nativeUpdate(WebhookEndpointSchema, id, { quietUntil: null })) || undefined);
      await em.nativeUpdate(
        WebhookDeliverySchema,
        { endpointId: id, state: 'parked' },
        { state: 'due', dueAt: raw('now()') },
      );
    });
  }
}

function known<T>(found: T | null | undefined): T {
  if (found == null) throw new DomainError('webhook-not-found');
  return found;
}
