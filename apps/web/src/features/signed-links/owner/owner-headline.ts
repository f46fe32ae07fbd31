import type { AskedPartnerDto, OwnerPageDto } from '@boligstyling/api-client/links';
import { isAccepted, isClosed, shortNamesAmong, VALUATION } from '@boligstyling/domain';
import { ownerPage } from '../../../content/owner-page';

const { headlines, leads } = ownerPage;

interface Headline {
  readonly title: string;
  readonly lead: string;
}

export const shortNames = ({ partners }: OwnerPageDto) => shortNamesAmong(partners);

export function shortNamesAlone({ partners }: OwnerPageDto): (name: string) => string {
  const company = '';
  const shortName = shortNamesAmong(partners.map(({ name }) => ({ name, company })));
  return (name) => shortName({ name, company });
}

export const withContact = ({ partners }: OwnerPageDto): AskedPartnerDto[] =>
  partners.filter(isAccepted);

export const unansweredPartners = (view: OwnerPageDto): AskedPartnerDto[] =>
  withContact(view).filter(({ has_called, came_to_nothing }) => !has_called && !came_to_nothing);

export const waiting = ({ partners }: OwnerPageDto): AskedPartnerDto[] =>
  partners.filter(({ state }) => state === 'offered');

export const wanted = ({ service }: OwnerPageDto): 'stylists' | 'agents' =>
  service === VALUATION ? 'agents' : 'stylists';

const kindsIn = (hasStylists: boolean, hasAgents: boolean): string =>
  [hasStylists && ownerPage.stylists, hasAgents && ownerPage.agents]
    .flatMap((each) => (each ? each.toLowerCase() : []))
    .join(' og ');

const hasRefusedStylists = ({ consents }: OwnerPageDto): boolean =>
  consents.findLast(({ subject }) => subject === 'stylist')?.granted === false;

function wantedKinds(view: OwnerPageDto): string {
  const hasAgents = view.service === VALUATION || view.choices.agent === 'yes';
  const hasStylists = view.service !== VALUATION && !(hasAgents && hasRefusedStylists(view));
  return kindsIn(hasStylists, hasAgents);
}

function waitingKinds(view: OwnerPageDto): string {
  const agents = waiting(view).filter(({ kind }) => kind === 'estate-agent');
  return kindsIn(agents.length < waiting(view).length, agents.length > 0);
}

/** Zero if all were withdrawn unanswered, as after a move. */
const askedCount = ({ partners }: OwnerPageDto): number =>
  partners.every(isLetGo) ? 0 : onePerPartner(partners).length;

const isLetGo = ({ knows_you, state }: AskedPartnerDto): boolean =>
  state === 'withdrawn' && !knows_you;

export function headlineOf(view: OwnerPageDto): Headline {
  const lead = (text: string) => `${ownerPage.request(view.service, view.city)} ${text}`;
  const hasWithdrawn = view.timeline.some(({ kind }) => kind === 'withdrawn');
  const withdrawn = { title: headlines.withdrawn, lead: lead(leads.withdrawn) };
  if (hasWithdrawn && isClosed(view)) return withdrawn;
  if (view.reported_win) {
    const name = shortNamesAlone(view)(view.reported_win.name);
    return { title: headlines.isItWon(name), lead: lead(leads.isItWon(name)) };
  }
  if (view.status === 'won') {
    const hasAgent = withContact(view).some(({ kind }) => kind === 'estate-agent');
    return { title: headlines.won, lead: lead(leads.won[hasAgent ? 'agents' : wanted(view)]) };
  }
  if (view.status === 'lost') return { title: headlines.closed, lead: lead(leads.closed) };
  const [accepted, awaited] = [withContact(view), unansweredPartners(view)];
  const called = accepted.filter(({ has_called }) => has_called);
  if (awaited.length > 0 || called.length > 0) {
    const names = (awaited.length > 0 ? awaited : called).map(shortNames(view));
    const title = awaited.length > 0 ? callsOrWrites(view)(names) : headlines.hasCalled(names);
    return { title, lead: lead(leads.accepted(accepted.length, waiting(view).length)) };
  }
  if (view.search.state !== 'complete') return searchHeadline(view, lead);
  return hasWithdrawn ? withdrawn : { title: headlines.nobodyAsked, lead: lead(whyNobody(view)) };
}

/** A partner that had accepted is not said to be unable. */
function nobodyAccepted(view: OwnerPageDto): (asked: number) => string {
  if (view.partners.some(({ knows_you }) => knows_you)) return leads.nobodyNow;
  return waiting(view).length > 0 ? leads.nobodyAnswered : leads.nobodyYet;
}

function whyNobody(view: OwnerPageDto): string {
  if (wanted(view) === 'agents' && view.choices.agent === 'no') return leads.agentRefused;
  return hasRefusedStylists(view) ? leads.stylistsRefused : leads.allPlacesUsed;
}

export function callsOrWrites({ sent }: OwnerPageDto): (names: readonly string[]) => string {
  if (!sent) return headlines.contacts;
  return sent.contact_by_email ? headlines.writes : headlines.calls;
}

function searchHeadline(view: OwnerPageDto, lead: (text: string) => string): Headline {
  const { search, city } = view;
  const count = askedCount(view);
  const isWaiting = waiting(view).length > 0;
  const unplaced = view.place_unknown ? leads.placeUnknown : undefined;
  if (search.state === 'held')
    return { title: headlines.held, lead: lead(leads.held(wantedKinds(view))) };
  if (search.state === 'merged') return { title: headlines.merged, lead: lead(leads.merged) };
  if (search.late || search.state === 'ended') {
    const title = search.state === 'ended' ? headlines.nobody : headlines.nobodyYet;
    return { title, lead: lead(unplaced ?? nobodyAccepted(view)(count)) };
  }
  return {
    title: isWaiting
      ? headlines.asking(waitingKinds(view), city)
      : headlines.looking(wantedKinds(view), city),
    lead: lead(unplaced ?? (count > 0 ? leads.asked(count) : leads.askedNobody)),
  };
}

const whom = ({ name, company, kind }: AskedPartnerDto) => `${name} ${company} ${kind}`;

/** The lowest rank, and among equals the latest. */
export function onePerPartner(
  asked: readonly AskedPartnerDto[],
  rankOf: (each: AskedPartnerDto) => number = () => 0,
): AskedPartnerDto[] {
  const chosen = new Map<string, AskedPartnerDto>();
  for (const each of asked) {
    const before = chosen.get(whom(each));
    if (!before || rankOf(each) <= rankOf(before)) chosen.set(whom(each), each);
  }
  return [...chosen.values()];
}
