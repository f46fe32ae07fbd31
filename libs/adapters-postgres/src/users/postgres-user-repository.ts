import {
  type PresentedLink,
  type NewFactor,
  UserRepository,
  type UserOverview,
  type UserRecord,
} from '@boligstyling/application';
import {
  DomainError,
  type OneTimeLink,
  type User,
  type UserLogin,
  requireAnotherAccountOwner,
  requireVersion,
  type Role,
  type Version,
  isActiveAccountOwner,
  ROLES,
  USER_STATES,
} from '@boligstyling/domain';
import {
  type EntityManager,
  type InferEntity,
  type MikroORM,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql';
import {
  endSessions,
  OneTimeLinkSchema,
  QueueMarkSchema,
  UserSchema,
  SavedViewSchema,
  isKeptUserRow,
  isRemovedRow,
} from '../tables/user-schema.js';
import { fromDatabase, deleteUnlocked, LOCKED } from '../core/statements.js';
import { deleteLinks, sendLink, takeLink } from './one-time-links.js';
import { keepFactor, withoutFactors } from './postgres-credentials.js';
import { rowsThat } from '../core/rows-that.js';

const isActiveOwnerRow = rowsThat(isActiveAccountOwner, { role: ROLES, state: USER_STATES });

const LIST = `
  select p.id, p.version, p.name, p.email, p.role, p.state, p.created_at as "createdAt",
    p.password_hash is not null as "hasCode",
    (select count(*)::int from passkey k where k.user_id = p.id) as passkeys,
    (select max(last_used_at) from admin_session s where s.user_id = p.id) as "lastSeenAt",
    (select max(expires_at) from one_time_link l where l.subject_id = p.id and l.expires_at > now())
      as "linkUntil"
  from dashboard_user p where ${isKeptUserRow('p')}`;

const PURGE = deleteUnlocked(
  'dashboard_user p',
  `${isRemovedRow('p')} and not exists (select from admin_session s where s.user_id = p.id)`,
);

const OWNER_LOGINS = `
  select p.id, p.role, p.state, p.password_hash is not null as "hasCode",
    (select count(*)::int from passkey k where k.user_id = p.id) as passkeys
  from dashboard_user p where ${isActiveOwnerRow('p')}`;

export class PostgresUserRepository extends fromDatabase(UserRepository) {
  /** @param keepsOwner false with the shared login, and for the operator's command line */
  constructor(
    orm: MikroORM,
    private readonly keepsOwner: boolean,
  ) {
    super(orm);
  }

  override async list(): Promise<UserOverview[]> {
    const users = await this.rowsOf<UserOverview>(LIST);
    return users.sort((a, b) => a.name.localeCompare(b.name, 'nb'));
  }

  override find(id: string): Promise<UserRecord | undefined> {
    return this.throughOrm(async (em) => toUser(await em.findOne(UserSchema, { id })));
  }

  override findByEmail(email: string): Promise<UserRecord | undefined> {
    const theirs = { email: email.toLowerCase(), state: { $ne: 'removed' as const } };
    return this.throughOrm(async (em) => toUser(await em.findOne(UserSchema, theirs)));
  }

  override invite(user: User, link: OneTimeLink, digest: string): Promise<void> {
    return this.togetherThroughOrm(
      async (em) => {
        await insertUser(em, user);
        await sendLink(em, link, digest);
      },
      () => [user.id],
    );
  }

  override enter(link: PresentedLink, factor: NewFactor): Promise<User> {
    return this.togetherThroughOrm(async (em) => {
      await lockSubject(em, link);
      const id = await takeLink(em, link, 'user');
      if (!id) throw new DomainError('link-expired');
      const user = await locked(em, id);
      await withoutFactors(em, user.id);
      await endSessions(em, { userId: user.id });
      await keepFactor(em, user.id, factor);
      await em.nativeUpdate(UserSchema, user.id, { state: 'active' });
      return locked(em, user.id);
    });
  }

  override addFactor(id: string, factor: NewFactor, sessionId?: string): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      await keepFactor(em, id, factor);
      if (sessionId) await endSessions(em, { userId: id, id: { $ne: sessionId } });
    });
  }

  override changeRole(id: string, role: Role, expected?: Version): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      if (role !== 'eier') await this.requireAnotherAccountOwner(em, id);
      const user = await locked(em, id);
      requireVersion(user.version, expected);
      if (user.role === role) return;
      await em.nativeUpdate(UserSchema, id, { role });
      await endSessions(em, { userId: id });
    });
  }

  override remove(id: string): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      await this.requireAnotherAccountOwner(em, id);
      await locked(em, id);
      await withoutFactors(em, id);
      await em.nativeDelete(SavedViewSchema, { userId: id });
      await em.nativeUpdate(QueueMarkSchema, { userId: id }, { userId: null });
      await em.nativeUpdate(UserSchema, id, { state: 'removed' });
      await deleteLinks(em, id);
      await endSessions(em, { userId: id });
    });
  }

  override reset(id: string, link: OneTimeLink, digest: string, expected?: Version): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      await this.requireAnotherAccountOwner(em, id);
      requireVersion((await locked(em, id)).version, expected);
      await withoutFactors(em, id);
      await em.nativeUpdate(UserSchema, id, { state: 'invited' });
      await endSessions(em, { userId: id });
      await sendLink(em, link, digest);
    });
  }

  override async purge(): Promise<void> {
    await this.rowsOf(PURGE);
  }

  /**
   * Locks the user and every account owner in one order, so that of two who leave concurrently the
   * second sees the first gone.
   */
  private async requireAnotherAccountOwner(em: EntityManager, id: string): Promise<void> {
    if (!this.keepsOwner) return;
    const owners = { role: 'eier', state: 'active' } as const;
    await em.find(UserSchema, { $or: [{ id }, owners] }, { ...LOCKED, orderBy: { id: 'asc' } });
    requireAnotherAccountOwner(await em.execute<UserLogin[]>(OWNER_LOGINS), id);
  }
}

async function insertUser(em: EntityManager, user: User): Promise<void> {
  try {
    await em.insert(UserSchema, user);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = 'En annen person har denne e-posten.';
    throw new DomainError('user-email-taken', undefined, [{ field: 'email', message }]);
  }
}

/** The user before its links, as all others do. */
async function lockSubject(em: EntityManager, { id }: PresentedLink): Promise<void> {
  const link = await em.findOne(OneTimeLinkSchema, id, { disableIdentityMap: true });
  if (link) await em.findOne(UserSchema, link.subjectId, LOCKED);
}

async function locked(em: EntityManager, id: string): Promise<UserRecord> {
  const user = toUser(await em.findOne(UserSchema, { id }, { ...LOCKED, refresh: true }));
  if (!user || user.state === 'removed') throw new DomainError('user-not-found');
  return user;
}

function toUser(found: InferEntity<typeof UserSchema> | null): UserRecord | undefined {
  if (!found) return undefined;
  const { id, version, name, email, role, state, createdAt, passwordHash, totpSecret } = found;
  const code = passwordHash && totpSecret ? { passwordHash, totpSecret } : null;
  return { id, version, name, email, role, state, createdAt, code };
}
