import { randomUUID } from 'node:crypto';
import type { Person } from '@boligstyling/domain';
import type { AdminSessions } from '../ports/admin-sessions.js';
import type { Credentials } from '../ports/credentials.js';
import type { NotificationOutbox } from '../ports/notification-outbox.js';
import type { NewFactor, PeopleRepository } from '../ports/people-repository.js';
import { heldLink, sampleCode, sampleLink, samplePerson } from './sample-person.js';

/** What a contract needs: a storage without people, seen through four ports, and a way to let time pass for it. */
export interface PeopleUnderTest {
  people: PeopleRepository;
  /** The same, where the shared login is on. */
  besideSharedLogin: PeopleRepository;
  credentials: Credentials;
  sessions: AdminSessions;
  outbox: NotificationOutbox;
  letTimePass(seconds: number): Promise<void>;
}

/** Someone who has come by her invitation. */
export async function joined(
  { people }: Pick<PeopleUnderTest, 'people'>,
  changes: Partial<Person> = {},
  factor: NewFactor = sampleCode(),
): Promise<Person> {
  const person = samplePerson(changes);
  const link = sampleLink(person);
  await people.invite(person, link, 'digest');
  return people.enter(heldLink(link), factor);
}

/** A session of hers, and whose it is as long as it is open. */
export async function loggedIn({ sessions }: PeopleUnderTest, { id: personId }: Person) {
  const session = { id: randomUUID(), tokenDigest: 'digest', generation: 'person', personId };
  await sessions.open({ ...session, browser: 'Chrome', network: '', by: 'logInWithCode' });
  return { id: session.id, find: () => sessions.find(session.id, 'person') };
}
