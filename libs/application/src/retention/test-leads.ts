import { EXAMPLE_OF_A_LEAD, isAccepted, TEST_PARTNER, toLeadDetails } from '@boligstyling/domain';
import type { DeletionClock } from './apply-retention.js';
import { eachInTurn } from '../core/one-at-a-time.js';
import type { LinkSigner } from '../core/link-signer.js';
import { ownerToken, partnerToken, ignoreErased } from '../core/signed-links.js';
import type { EraseLead } from '../owners/erase-lead.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import type { LeadReceipt, SubmitLead } from '../leads/submit-lead.js';

export abstract class TestLeads {
  abstract due(now: Date, limit: number): Promise<string[]>;

  /** Newest first; those of API keys are left out. */
  abstract ofDashboard(): Promise<string[]>;

  /** By the test partner, also one that was erased. */
  abstract hasAccepted(): Promise<boolean>;
}

const AT_A_TIME = 200;

export class EraseTestLeads {
  constructor(
    private readonly tests: Pick<TestLeads, 'due'>,
    private readonly eraseLead: Pick<EraseLead, 'execute'>,
    private readonly clock: Pick<DeletionClock, 'now'>,
  ) {}

  /** @throws ClockInDoubt */
  async execute(): Promise<void> {
    const now = await this.clock.now();
    let due: string[];
    do {
      due = await this.tests.due(now, AT_A_TIME);
      await eachInTurn(due.map((id) => () => ignoreErased(this.eraseLead.execute(id))));
    } while (due.length === AT_A_TIME);
  }
}

/** Times are null for steps to come; links open what partner and owner see. */
export interface TestProgress {
  readonly sentAt: Date;
  readonly askedAt: Date | null;
  readonly acceptedAt: Date | null;
  readonly quotedAt: Date | null;
  readonly chosenAt: Date | null;
  readonly partnerToken: string | null;
  readonly ownerToken: string;
}

export class TryProduct {
  constructor(
    private readonly tests: TestLeads,
    private readonly submit: SubmitLead,
    private readonly eraseLead: Pick<EraseLead, 'execute'>,
    private readonly matching: Pick<MatchingRepository, 'caseOf'>,
    private readonly links: LinkSigner,
  ) {}

  /** Replaces earlier ones. @param email the administrator's, as the owner's address */
  async send(email: string): Promise<LeadReceipt> {
    await this.remove();
    const details = toLeadDetails({
      ...EXAMPLE_OF_A_LEAD,
      customer_name: 'Prøve Prøvesen',
      customer_email: email,
    });
    return this.submit.execute(details, { place: 'api', partnerGroups: ['stylist'], isTest: true });
  }

  /** Of the newest; undefined without one. */
  async progress(): Promise<TestProgress | undefined> {
    const [id] = await this.tests.ofDashboard();
    const state = id === undefined ? undefined : await this.matching.caseOf(id);
    if (!state) return undefined;
    const { lead, quotes } = state;
    const assignment = state.assignments.at(-1);
    const quote = quotes.at(-1);
    return {
      sentAt: lead.receivedAt,
      askedAt: assignment?.offeredAt ?? null,
      acceptedAt: assignment && isAccepted(assignment) ? assignment.answeredAt : null,
      quotedAt: quote?.versions.at(-1)?.sentAt ?? null,
      chosenAt: quote?.chosenAt ?? null,
      partnerToken: assignment
        ? partnerToken(this.links, { assignment, partner: TEST_PARTNER })
        : null,
      ownerToken: ownerToken(this.links, lead, lead.receivedAt),
    };
  }

  /** Also after the test was erased. */
  hasAccepted(): Promise<boolean> {
    return this.tests.hasAccepted();
  }

  async remove(): Promise<void> {
    for (const id of await this.tests.ofDashboard()) {
      await ignoreErased(this.eraseLead.execute(id));
    }
  }
}
