import {
  type AskedPartnerDto,
  type OwnerPageDto,
  useSayNobodyCalledMutation,
} from '@boligstyling/api-client/links';
import {
  deadlineText,
  formatPhone,
  isAccepted,
  isUnanswered,
  PARTNER_KIND_NAMES,
  telOf,
  websiteName,
} from '@boligstyling/domain';
import { ownerPage } from '../../../content/owner-page';
import { now } from '../../../shared/format/now';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/fields/chip';
import { Icon } from '../../../shared/ui/icon';
import styles from './asked-partners.module.css';
import { onePerPartner, shortNames } from './owner-headline';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { useActButton } from '../../../shared/links/use-act';
import own from './owner-page.module.css';

const RANKS = { settled: 0, new: 1, neutral: 2 } as const;

export function AskedPartners({ token, view }: { token: string; view: OwnerPageDto }) {
  const { partners } = view;
  if (partners.length === 0) return null;
  const inOrder = onePerPartner(partners, rankOf).toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <section>
      <h2 className={styles.heading}>{ownerPage.partnersTitle}</h2>
      <ul className={styles.list}>
        {inOrder.map((partner) => (
          <li key={`${partner.name} ${partner.asked_at}`} className={styles[toneOf(partner)]}>
            <Who partner={partner} />
            {partner.presentation && isPresented(partner) && (
              <p className={styles.presentation}>{partner.presentation}</p>
            )}
            {partner.phone && (
              <div className={styles.ways}>
                <ButtonLink to={telOf(partner.phone)} icon="phone">
                  {ownerPage.call(formatPhone(partner.phone))}
                </ButtonLink>
                {partner.website && (
                  <ButtonLink to={partner.website} variant="outline" icon="globe">
                    {websiteName(partner.website)}
                  </ButtonLink>
                )}
              </div>
            )}
            {partner.state === 'offered' && (
              <p className={styles.locked}>
                <Icon name="lock" />
                {ownerPage.phoneAfterYes}
              </p>
            )}
            {isSilent(partner) && <NotHeard token={token} view={view} partner={partner} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function toneOf(partner: AskedPartnerDto): keyof typeof RANKS {
  if (isAccepted(partner)) return partner.came_to_nothing ? 'neutral' : 'settled';
  return isUnanswered(partner) ? 'new' : 'neutral';
}

/** Another lead of the owner may have revealed the contact details. */
const rankOf = (partner: AskedPartnerDto): number => RANKS[toneOf(partner)];

/** A partner that declined has none. */
const isPresented = (partner: AskedPartnerDto) => toneOf(partner) !== 'neutral';

const isSilent = ({ state, has_called, came_to_nothing }: AskedPartnerDto) =>
  state === 'accepted' && !has_called && !came_to_nothing;

function Who({ partner }: { partner: AskedPartnerDto }) {
  const { name, company, kind, logo } = partner;
  return (
    <div className={styles.who}>
      {logo ? (
        <img className={styles.logo} src={logo} alt="" />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {name.trim().charAt(0).toUpperCase()}
        </span>
      )}
      <div className={styles.names}>
        <h3 className={styles.name}>{name}</h3>
        <p className="muted">{ownerPage.kindAndCompany(PARTNER_KIND_NAMES[kind], company)}</p>
      </div>
      <Chip tone={toneOf(partner)}>{stateOf(partner)}</Chip>
    </div>
  );
}

function stateOf({ state, deadline, has_called, came_to_nothing }: AskedPartnerDto): string {
  if (state === 'offered' && deadline) {
    return ownerPage.answersBy(deadlineText(new Date(deadline), new Date()));
  }
  if (state === 'accepted' && came_to_nothing) return ownerPage.cameToNothing;
  return state === 'accepted' && has_called ? ownerPage.hasCalledState : ownerPage.states[state];
}

type NotHeardProps = { token: string; view: OwnerPageDto; partner: AskedPartnerDto };

function NotHeard({ token, view, partner }: NotHeardProps) {
  const say = useActButton(useSayNobodyCalledMutation());
  const kept = useKeptFocus<HTMLDivElement>();
  const { assignment_id, call_overdue, not_called_at: saidAt } = partner;
  const canSay = call_overdue && assignment_id !== null;
  if (!canSay && !saidAt) return null;
  return (
    <div {...kept} className={styles.notHeard} role="status">
      {canSay ? (
        <>
          <span>{ownerPage.notHeard(shortNames(view)(partner))}</span>
          <Button
            variant="quiet"
            size="small"
            {...say(
              { 'link-token': token, notCalledDto: { assignment_id } },
              ownerPage.nobodyCalledDone,
            )}
          >
            {view.sent?.contact_by_email ? ownerPage.nobodyWrote : ownerPage.nobodyCalled}
          </Button>
        </>
      ) : (
        saidAt && ownerPage.nobodyCalledSaid(deadlineText(new Date(saidAt), now()))
      )}
    </div>
  );
}

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
      <h2 className="subheading">{ownerPage.knowsTitle}</h2>
      <p className={own.note}>{ownerPage.knowsText}</p>
      <dl className={own.knows}>
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
