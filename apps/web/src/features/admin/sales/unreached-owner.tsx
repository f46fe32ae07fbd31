import {
  type LeadDetailDto,
  type NotificationDto,
  type SaleDto,
  useGetLeadQuery,
} from '@boligstyling/api-client/admin';
import {
  EVENTS_BY_OWNER,
  LEAD_STATUS_NAMES,
  type LeadStatus,
  mailtoOf,
  NOTIFICATION_RECIPIENTS,
  telOf,
} from '@boligstyling/domain';
import type { ReactNode } from 'react';
import { admin } from '../../../content/admin/admin';
import { adminLead, eventWords } from '../../../content/admin/admin-lead';
import { adminSales } from '../../../content/admin/admin-sales';
import { notificationWords } from '../../../content/admin/admin-words';
import { formatDay, formatMoment } from '../../../shared/format/moment';
import { LoadState } from '../shared/ui/load-state';
import styles from './sales.module.css';

const { owner: words } = adminSales.dispute;

type UnreachedOwnerProps = { leadId: string; sale: SaleDto; triedOn: readonly string[] };

export function UnreachedOwner({ leadId, sale, triedOn }: UnreachedOwnerProps) {
  const lead = useGetLeadQuery({ id: leadId }, { refetchOnMountOrArgChange: true });
  return (
    <LoadState of={lead}>
      {(found) => <Facts lead={found} revealedAt={sale.created_at} triedOn={triedOn} />}
    </LoadState>
  );
}

type FactsProps = { lead: LeadDetailDto; revealedAt: string; triedOn: readonly string[] };

function Facts({ lead, revealedAt, triedOn }: FactsProps) {
  const { customer_phone: phone, customer_email: email, mailbox_proven_at: usedAt } = lead;
  const mails = lead.notifications.filter(({ kind }) => NOTIFICATION_RECIPIENTS[kind] === 'owner');
  const answers = lead.history.filter(
    ({ kind, at, actor }) =>
      EVENTS_BY_OWNER.includes(kind) && !actor && Date.parse(at) >= Date.parse(revealedAt),
  );

  return (
    <dl className={styles.evidence}>
      <Fact name={words.revealed}>{formatMoment(revealedAt)}</Fact>
      <Fact name={words.tried}>{triedOn.map(formatDay).join(', ')}</Fact>
      <Fact name={words.phone}>{phone ? <a href={telOf(phone)}>{phone}</a> : admin.notGiven}</Fact>
      <Fact name={words.email}>
        {email ? <a href={mailtoOf(email)}>{email}</a> : admin.notGiven}
      </Fact>
      <Fact name={words.page} isLong>
        {usedAt ? formatMoment(usedAt) : words.notUsed}
        <p className={styles.aside}>{words.pageHelp}</p>
      </Fact>
      <Fact name={words.since} isLong>
        {answers.length === 0 && words.nothingSince}
        {answers.map(({ id, at, kind, detail }) => (
          <p key={id}>
            {formatMoment(at)}: {eventWords[kind](detail, statusWord)}
          </p>
        ))}
      </Fact>
      <Fact name={words.mails} isLong>
        {mails.length === 0 && words.noMails}
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </Fact>
    </dl>
  );
}

const statusWord = (status: string) => LEAD_STATUS_NAMES[status as LeadStatus] ?? status;

function Fact({ name, isLong, children }: { name: string; isLong?: boolean; children: ReactNode }) {
  return (
    <div className={isLong ? styles.long : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Mail({ mail: { kind, state, sent_at, created_at, cause } }: { mail: NotificationDto }) {
  return (
    <>
      <p>
        {formatMoment(sent_at ?? created_at)}: {notificationWords[kind]},{' '}
        {adminLead.mailStates[state]}
      </p>
      {state !== 'sent' && cause && <p className={styles.aside}>{adminLead.mailCause(cause)}</p>}
    </>
  );
}
