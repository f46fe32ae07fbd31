import type { AskedPartnerDto, OwnerPageDto } from '@boligstyling/api-client/links';
import { isAccepted } from '@boligstyling/domain';
import { ownerPage } from '../../../content/owner-page';
import { onePerPartner } from './one-per-partner';
import styles from './owner-page.module.css';

const { knows } = ownerPage;

/** Agents are listed even where none was asked. */
export function Reveals({ view: { partners, merged, sent_by } }: { view: OwnerPageDto }) {
  // The lead that it is merged into shows them.
  const isAsked = !merged || partners.length > 0;
  if (!isAsked && !sent_by) return null;
  const hasAgent = partners.some(({ kind }) => kind === 'estate-agent');
  const hasStylist = partners.some(({ kind }) => kind !== 'estate-agent');
  return (
    <section>
      <h2 className={styles.subheading}>{ownerPage.knowsTitle}</h2>
      <p className={styles.note}>{ownerPage.knowsText}</p>
      <dl className={styles.knows}>
        {sent_by && <Known who={sent_by} what={knows.integrator} />}
        {onePerPartner(partners, leastLast).map((partner) => (
          <Known
            key={`${partner.name} ${partner.asked_at}`}
            who={partner.name}
            what={knownTo(partner)}
          />
        ))}
        {isAsked && !hasStylist && <Known who={ownerPage.stylists} what={knows.nothing} />}
        {isAsked && !hasAgent && <Known who={ownerPage.agents} what={knows.nothing} />}
      </dl>
    </section>
  );
}

function Known({ who, what }: { who: string; what: string }) {
  return (
    <div>
      <dt>{who}</dt>
      <dd>{what}</dd>
    </div>
  );
}

function knownTo(partner: AskedPartnerDto): string {
  const { kind, state, knows_you, gets_all } = partner;
  if (isAccepted(partner)) return gets_all ? knows.all : knows.agentHas;
  if (knows_you && state === 'declined') return knows.had;
  if (knows_you) return gets_all ? knows.hadAll : knows.agentHad;
  if (state !== 'offered') return knows.nothingLeft;
  return kind === 'estate-agent' ? knows.agentQuestion : knows.question;
}

const MOST_FIRST: readonly string[] = [
  ...[knows.all, knows.agentHas, knows.hadAll, knows.agentHad, knows.had],
  ...[knows.question, knows.agentQuestion, knows.nothingLeft],
];

/** A partner may know more from another assignment. */
const leastLast = (partner: AskedPartnerDto) => MOST_FIRST.indexOf(knownTo(partner));
