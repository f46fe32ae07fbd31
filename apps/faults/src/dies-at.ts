import { AsyncLocalStorage } from 'node:async_hooks';
import { DrawnInvoices } from '@boligstyling/adapters-documents';
import {
  PostgresInvoiceRepository,
  PostgresLeadPictures,
  PostgresLeadRepository,
  PostgresMatchingRepository,
  PostgresNotificationOutbox,
} from '@boligstyling/adapters-postgres';
import { SmtpMailer } from '@boligstyling/adapters-mail';

/** Preloaded before the API's main file: kills the process at one point of its code. */
type Work = (this: object, ...given: unknown[]) => Promise<unknown>;

const LEADS = PostgresLeadRepository.prototype;
const MATCHING = PostgresMatchingRepository.prototype;
const OUTBOX = PostgresNotificationOutbox.prototype;
const MAILER = SmtpMailer.prototype;
const INVOICES = PostgresInvoiceRepository.prototype;
const PICTURES = PostgresLeadPictures.prototype;
const DOCUMENTS = DrawnInvoices.prototype;

/** A statement of an invoice run, counted from its second partner on, so that one is billed. */
const STATEMENT = /^(before|while) statement (\d+) of an invoice run$/;

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
  'after a partner was billed': () => after(INVOICES, 'issue'),
  'while an invoice is drawn': () => during(DOCUMENTS, 'pdf', 2),
  'after a picture’s files, before its row': () => before(PICTURES, 'add'),
  'after a picture’s row, before its answer': () => after(PICTURES, 'add'),
  'after a deleted picture’s row, before its files': () => after(PICTURES, 'remove'),
  'before a message is handed over': () => before(MAILER, 'send'),
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

function during(target: object, name: string, milliseconds: number): void {
  wrap(target, name, (work) => {
    setTimeout(die, milliseconds);
    return work();
  });
}

function after(target: object, name: string): void {
  wrap(target, name, (work) => work().then(die));
}

/** Dies before a statement of an invoice run is sent, or after it, before its answer arrives. */
function atStatement(when: string, nth: number): void {
  const bills = new AsyncLocalStorage<{ isCounted: boolean }>();
  let issuing = 0;
  let statements = 0;
  const meet = () => {
    if (!bills.getStore()?.isCounted || ++statements !== nth) return;
    if (when === 'before') die();
    setImmediate(die);
  };
  const issue = Reflect.get(INVOICES, 'issue') as Work;
  Reflect.set(
    INVOICES,
    'issue',
    async function (this: PostgresInvoiceRepository, ...given: unknown[]) {
      issuing += 1;
      if (issuing === 1) beforeQueries(await this.orm.em.getConnection().getNativeClient(), meet);
      return bills.run({ isCounted: issuing > 1 }, () => issue.apply(this, given));
    },
  );
}

function beforeQueries(pool: unknown, meet: () => void): void {
  const { prototype } = Reflect.get(pool as object, 'Client') as { prototype: object };
  const query = Reflect.get(prototype, 'query') as Work;
  Reflect.set(prototype, 'query', function (this: object, ...given: unknown[]) {
    meet();
    return query.apply(this, given);
  });
}

const point = process.env.DIES_AT ?? '';
const [, when, nth] = STATEMENT.exec(point) ?? [];
if (when) atStatement(when, Number(nth));
else POINTS[point]?.();
