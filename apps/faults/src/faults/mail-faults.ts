import type { Fault } from '../fault.js';
import type { MailServer } from '../harness/mail-server.js';
import { until } from '../harness/wait.js';
import type { World } from '../harness/world.js';

const SUBMITS = 10;
const MAILS = 2 * SUBMITS;
const FAILED = `notification where last_fault is not null or state = 'sent'`;

const MAIL_FAULTS: readonly {
  readonly name: string;
  readonly begin: (mail: MailServer) => unknown;
  readonly outcome?: 'parked';
  readonly answersCanBeLost?: true;
  readonly silent?: true;
  readonly short?: true;
}[] = [
  { name: '421 at the greeting', begin: ({ answers }) => answers.set('connect', { code: 421 }) },
  { name: '451 at the recipient', begin: ({ answers }) => answers.set('recipient', { code: 451 }) },
  { name: '452 at DATA', begin: ({ answers }) => answers.set('content', { code: 452 }) },
  {
    name: '550 at the recipient',
    begin: ({ answers }) => answers.set('recipient', { code: 550 }),
    outcome: 'parked',
  },
  {
    name: '554 at DATA',
    begin: ({ answers }) => answers.set('content', { code: 554 }),
    outcome: 'parked',
  },
  { name: 'failing AUTH', begin: ({ answers }) => answers.set('login', { code: 535 }) },
  { name: 'failing STARTTLS', begin: (mail) => (mail.offersBadTls = true) },
  { name: 'silence at the greeting', begin: ({ proxy }) => (proxy.mode = 'swallow'), silent: true },
  { name: 'silence at EHLO', begin: ({ proxy }) => (proxy.mode = 'first-answer'), silent: true },
  {
    name: 'silence at the recipient',
    begin: ({ answers }) => answers.set('recipient', 'silence'),
    silent: true,
  },
  {
    name: 'silence after DATA',
    begin: ({ answers }) => answers.set('content', 'silence'),
    silent: true,
  },
  { name: 'one byte a second', begin: ({ proxy }) => (proxy.mode = 'trickle'), silent: true },
  {
    name: 'connection dropped after DATA',
    begin: ({ answers }) => answers.set('content', 'cut-off'),
    answersCanBeLost: true,
    short: true,
  },
  {
    name: 'server accepts, then dies',
    begin: ({ answers }) => answers.set('content', 'last-word'),
    answersCanBeLost: true,
  },
];

export const mailFaults: Fault[] = MAIL_FAULTS.map((each) => ({
  name: `mail server: ${each.name}`,
  rounds: { full: 1, short: each.short ? 1 : 0 },
  ...(each.answersCanBeLost && { answersCanBeLost: true }),
  async inflict(world) {
    const { mail, visitors } = world;
    each.begin(mail);
    await visitors.submit(SUBMITS);
    await until(`all to fail by «${each.name}»`, async () =>
      each.silent ? (await world.held()) > 0 : (await world.countOf(FAILED)) > 0,
    );
    if (each.outcome === 'parked') {
      await until('all to be parked', async () => {
        return (await world.count('parked')) >= MAILS && (await world.count('due')) === 0;
      });
      await resend(world);
    }
    mail.answers.clear();
    mail.offersBadTls = false;
    mail.proxy.mode = 'pass';
    if (each.silent) mail.proxy.cut();
    const haveLeft = async () => {
      await world.endBackOff();
      return (await world.count('sent')) >= MAILS && (await world.isSettled());
    };
    return until('all to have left', haveLeft);
  },
}));

/** The administrator's «Send manglende e-poster». */
async function resend(world: World): Promise<void> {
  const causes = await world.query<{ cause: string }>(
    `select distinct last_fault as cause from notification where state = 'parked'`,
  );
  if (causes.some(({ cause }) => !/^SMTP 55\d/.test(cause)))
    throw new Error('Parked without cause');
  world.mail.answers.clear();
  await world.query(`update notification set state = 'due', due_at = now()`);
}
