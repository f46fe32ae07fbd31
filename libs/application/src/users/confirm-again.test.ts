import { CONFIRMED_SECONDS, TOTP_PERIOD_SECONDS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ConfirmAgain, type Confirmation } from './confirm-again.js';
import type { ActiveSession } from './admin-sessions.js';
import { answered, type KnownUser, TestUsers } from './testing/test-users.js';

const WRONG = { code: 'wrong-confirmation' };

describe("confirming one's identity", () => {
  let testUsers: TestUsers;
  let kari: KnownUser;
  let shared: ActiveSession;
  let confirm: (session: ActiveSession, given: Confirmation) => Promise<void>;
  let again: ConfirmAgain;
  beforeEach(async () => {
    testUsers = new TestUsers();
    kari = await testUsers.employ('kari');
    shared = await testUsers.shared();
    const { users, sessions, proof, password, attempts } = testUsers;
    again = new ConfirmAgain(users, sessions, proof, password, attempts);
    confirm = (session, given) => again.execute(session, given);
    testUsers.store.advance(CONFIRMED_SECONDS);
  });
  const isConfirmed = async ({ id, userId }: ActiveSession) => {
    const generation = userId ? 'user' : testUsers.password.generation;
    return (await testUsers.sessions.find(id, generation))?.isConfirmed;
  };
  const code = () => ({ kind: 'code', code: testUsers.totp.codeOf(kari.secret) }) as const;

  it('is requested again after five minutes, not earlier', async () => {
    expect([await isConfirmed(kari.session), await isConfirmed(shared)]).toEqual([false, false]);
    await confirm(kari.session, code());
    testUsers.store.advance(CONFIRMED_SECONDS - 1);
    expect(await isConfirmed(kari.session)).toBe(true);
    testUsers.store.advance(1);
    expect(await isConfirmed(kari.session)).toBe(false);
  });

  it('counts only for its own session', async () => {
    const there = await testUsers.sessionOf(await testUsers.logInBy(kari));
    testUsers.store.advance(CONFIRMED_SECONDS);
    await confirm(there, code());
    expect([await isConfirmed(there), await isConfirmed(kari.session)]).toEqual([true, false]);
  });

  it('takes only the shared password from the shared login', async () => {
    const refused = [{ kind: 'password', password: 'feil' } as const, code()];
    for (const given of refused) await expect(confirm(shared, given)).rejects.toMatchObject(WRONG);
    expect(await isConfirmed(shared)).toBe(false);
    await confirm(shared, { kind: 'password', password: 'riktig' });
    expect(await isConfirmed(shared)).toBe(true);
  });

  it('takes an unused code or a recovery code from a user, and no password', async () => {
    for (const password of ['riktig', TestUsers.PASSWORD]) {
      const given = { kind: 'password', password } as const;
      await expect(confirm(kari.session, given)).rejects.toMatchObject(WRONG);
    }
    await confirm(kari.session, code());
    await expect(confirm(kari.session, code())).rejects.toMatchObject(WRONG);
    testUsers.store.advance(TOTP_PERIOD_SECONDS);
    await confirm(kari.session, { kind: 'code', code: kari.recoveryCodes[0] ?? '' });
  });

  it("takes a passkey of the user's own", async () => {
    const ola = await testUsers.employ('ola');
    await testUsers.givePasskey(kari, 'hers');
    await testUsers.givePasskey(ola, 'his');
    const answer = async (id: string): Promise<Confirmation> => {
      const { challengeId, options } = await again.askForPasskey(kari.session);
      expect(options.known).toEqual(['hers']);
      return { kind: 'passkey', answer: { challengeId, answer: answered(id, options) } };
    };
    const his = confirm(kari.session, await answer('his'));
    await expect(his).rejects.toMatchObject({ code: 'passkey-refused' });
    expect(await isConfirmed(kari.session)).toBe(false);
    const given = await answer('hers');
    const elsewhere = confirm(ola.session, given);
    await expect(elsewhere).rejects.toMatchObject({ code: 'challenge-over' });
    await confirm(kari.session, given);
    expect(await isConfirmed(kari.session)).toBe(true);
    await expect(confirm(kari.session, given)).rejects.toMatchObject({ code: 'challenge-over' });
  });

  it('allows five tries per session, independent of other sessions', async () => {
    const wrong = { kind: 'password', password: 'feil' } as const;
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(confirm(shared, wrong)).rejects.toMatchObject(WRONG);
    }
    const right = { kind: 'password', password: 'riktig' } as const;
    await expect(confirm(shared, right)).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await isConfirmed(shared)).toBe(false);
    await confirm(await testUsers.shared(), right);
    await confirm(kari.session, code());
  });
});
