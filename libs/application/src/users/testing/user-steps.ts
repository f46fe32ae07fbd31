import { randomUUID } from 'node:crypto';
import type { User } from '@boligstyling/domain';
import type { AdminSessions } from '../admin-sessions.js';
import type { Credentials } from '../credentials.js';
import type { NotificationOutbox } from '../../notifications/notification-outbox.js';
import type { NewFactor, UserRepository } from '../user-repository.js';
import { heldLink, sampleCode, sampleLink, sampleUser } from './sample-user.js';

/** A storage without users, seen through its ports, and a way to let time pass for it. */
export interface UsersUnderTest {
  users: UserRepository;
  /** The same, where the shared login is on. */
  besideSharedLogin: UserRepository;
  credentials: Credentials;
  sessions: AdminSessions;
  outbox: NotificationOutbox;
  letTimePass(seconds: number): Promise<void>;
}

/** A user who has accepted the invitation. */
export async function merged(
  { users }: Pick<UsersUnderTest, 'users'>,
  changes: Partial<User> = {},
  factor: NewFactor = sampleCode(),
): Promise<User> {
  const user = sampleUser(changes);
  const link = sampleLink(user);
  await users.invite(user, link, 'digest');
  return users.enter(heldLink(link), factor);
}

export async function loggedIn(
  { sessions }: Pick<UsersUnderTest, 'sessions'>,
  { id: userId }: User,
  factor?: string,
) {
  const session = { id: randomUUID(), tokenDigest: 'digest', generation: 'user', userId };
  await sessions.open({ ...session, browser: 'Chrome', network: '', by: 'logInWithCode', factor });
  return { id: session.id, find: () => sessions.find(session.id, 'user') };
}
