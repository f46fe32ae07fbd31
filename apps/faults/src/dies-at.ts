import {
  PostgresLeadRepository,
  PostgresMatchingRepository,
  PostgresNotificationOutbox,
} from '@boligstyling/adapters-postgres';
import { SmtpMailer } from '@boligstyling/adapters-mail';

/** Loaded before the product's own main file: lets the process die at one point of its code. */
type Work = (this: object, ...given: unknown[]) => Promise<unknown>;

const LEADS = PostgresLeadRepository.prototype;
const MATCHING = PostgresMatchingRepository.prototype;
const OUTBOX = PostgresNotificationOutbox.prototype;
const MAILER = SmtpMailer.prototype;

const POINTS: Record<string, () => void> = {
  'before the insert': () => before(LEADS, 'receive'),
  'after the insert, before the commit': () => during(LEADS, 'receive', 50),
  'after the commit': () => after(LEADS, 'receive'),
  'after the message was taken': () => after(MAILER, 'send'),
  'before it is marked as sent': () => before(OUTBOX, 'markSent'),
  'while it is marked as sent': () => during(OUTBOX, 'markSent', 2),
  'before partners are asked': () => before(MATCHING, 'decideDue'),
  'while partners are asked': () => during(MATCHING, 'decideDue', 5),
  'after partners were asked': () => after(MATCHING, 'decideDue'),
  'before a yes is stored': () => before(MATCHING, 'decide'),
  'while a yes is stored': () => during(MATCHING, 'decide', 5),
  'after a yes was stored': () => after(MATCHING, 'decide'),
};

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
}

function wrap(target: object, name: string, around: (work: () => Promise<unknown>) => unknown) {
  const original = Reflect.get(target, name) as Work;
  Reflect.set(target, name, function (this: object, ...given: unknown[]) {
    return around(() => original.apply(this, given));
  });
}

function before(target: object, name: string): void {
  wrap(target, name, die);
}

/** The statement is on its way to the database, and nobody hears the answer. */
function during(target: object, name: string, milliseconds: number): void {
  wrap(target, name, (work) => {
    setTimeout(die, milliseconds);
    return work();
  });
}

function after(target: object, name: string): void {
  wrap(target, name, (work) => work().then(die));
}

POINTS[process.env.DIES_AT ?? '']?.();
