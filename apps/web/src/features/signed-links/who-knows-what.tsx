import type { AskedPartnerDto, OwnRequestDto } from '@boligstyling/api-client/links';
import { hasIt } from '@boligstyling/domain';
import { ownRequest } from '../../content/own-request';
import { onePerPartner } from './one-per-partner';
import styles from './own-request.module.css';

const { knows } = ownRequest;

/** Each who was asked, with what it knows of the owner; and estate agents, also where none was. */
export function WhoKnowsWhat({ view: { partners } }: { view: OwnRequestDto }) {
  const hasAgent = partners.some(({ kind }) => kind === 'estate-agent');
  const hasStylist = partners.some(({ kind }) => kind !== 'estate-agent');
  return (
    <section>
      <h2 className={styles.subheading}>{ownRequest.knowsTitle}</h2>
      <p className={styles.note}>{ownRequest.knowsText}</p>
      <dl className={styles.knows}>
        {onePerPartner(partners, leastLast).map((partner) => (
          <div key={`${partner.name} ${partner.asked_at}`}>
            <dt>{partner.name}</dt>
            <dd>{knownTo(partner)}</dd>
          </div>
        ))}
        {!hasStylist && <Nothing who={ownRequest.stylists} />}
        {!hasAgent && <Nothing who={ownRequest.agents} />}
      </dl>
    </section>
  );
}

function Nothing({ who }: { who: string }) {
  return (
    <div>
      <dt>{who}</dt>
      <dd>{knows.nothing}</dd>
    </div>
  );
}

function knownTo(partner: AskedPartnerDto): string {
  const { kind, state, knows_you } = partner;
  if (hasIt(partner)) return knows.all;
  if (knows_you) return state === 'declined' ? knows.had : knows.hadAll;
  if (state !== 'offered') return knows.nothingLeft;
  return kind === 'estate-agent' ? knows.agentQuestion : knows.question;
}

const MOST_FIRST: readonly string[] = [
  ...[knows.all, knows.hadAll, knows.had],
  ...[knows.question, knows.agentQuestion, knows.nothingLeft],
];

/** Who knew more by another question knows it still. */
const leastLast = (partner: AskedPartnerDto) => MOST_FIRST.indexOf(knownTo(partner));
