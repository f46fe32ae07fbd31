import { WebhookEndpoints } from '@boligstyling/application';
import { DomainError, type WebhookDelivery, type WebhookEndpoint } from '@boligstyling/domain';
import { type EntityManager, type MikroORM, raw } from '@mikro-orm/postgresql';
import { inOrmTransaction } from './in-transaction.js';
import { guarded } from './storage-fault.js';
import { WebhookDeliverySchema } from './webhook-delivery-schema.js';
import { WebhookEndpointSchema } from './webhook-endpoint-schema.js';

/** Where integrators want to be told, in PostgreSQL. */
export class PostgresWebhookEndpoints extends WebhookEndpoints {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override list(): Promise<WebhookEndpoint[]> {
    return guarded(() =>
      this.orm.em
        .fork()
        .findAll(WebhookEndpointSchema, { orderBy: { createdAt: 'asc', id: 'asc' } }),
    );
  }

  override add(endpoint: WebhookEndpoint): Promise<void> {
    return this.together(async (em) => {
      await em.insert(WebhookEndpointSchema, endpoint);
    });
  }

  override change(id: string, changes: Partial<WebhookEndpoint>): Promise<WebhookEndpoint> {
    return this.together(async (em) => {
      if (Object.keys(changes).length > 0)
        await em.nativeUpdate(WebhookEndpointSchema, id, changes);
      return known(await em.findOne(WebhookEndpointSchema, id));
    });
  }

  override rotate(id: string, secret: string, previousUntil: Date): Promise<WebhookEndpoint> {
    return this.together(async (em) => {
      const previousSecret = raw('secret');
      await em.nativeUpdate(WebhookEndpointSchema, id, { secret, previousSecret, previousUntil });
      return known(await em.findOne(WebhookEndpointSchema, id));
    });
  }

  override reseal(id: string, kept: string, sealed: string): Promise<void> {
    return this.together(async (em) => {
      await em.nativeUpdate(WebhookEndpointSchema, { id, secret: kept }, { secret: sealed });
    });
  }

  override remove(id: string): Promise<void> {
    return this.together(async (em) => {
      const removed = await em.nativeDelete(WebhookEndpointSchema, id);
      known(removed || undefined);
    });
  }

  override deliveries(id: string, limit: number): Promise<WebhookDelivery[]> {
    return guarded(async () => {
      const em = this.orm.em.fork();
      known(await em.findOne(WebhookEndpointSchema, id));
      return em.find(
        WebhookDeliverySchema,
        { endpointId: id },
        { orderBy: { at: 'desc', id: 'desc' }, limit },
      );
    });
  }

  override resendParked(id: string): Promise<void> {
    return this.together(async (em) => {
      known(await em.findOne(WebhookEndpointSchema, id));
      await em.nativeUpdate(
        WebhookDeliverySchema,
        { endpointId: id, state: 'parked' },
        { state: 'due', dueAt: raw('now()') },
      );
    });
  }

  private together<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return guarded(() => inOrmTransaction(this.orm, work));
  }
}

function known<T>(found: T | null | undefined): T {
  if (found == null) throw new DomainError('webhook-not-found');
  return found;
}
