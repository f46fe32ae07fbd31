import {
  OperatorSettings,
  PartnerRepository,
  PostalRegister,
  TryProduct,
  UserRepository,
  ViewSummary,
} from '@boligstyling/application';
import {
  hasAcceptedTerms,
  isActiveAccountOwner,
  missingOfOperator,
  municipalitiesIn,
  TEST_LEAD_HOURS,
} from '@boligstyling/domain';
import { Delete, Get, Inject, Post } from '@nestjs/common';
import { type Config, CONFIG } from '../config/config.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { LeadReceiptDto, toLeadReceiptDto } from '../leads/submit/submit-lead.controller.js';
import {
  Answers,
  AnswersCreated,
  AnswersNoContent,
  Operation,
} from '../platform/contract/answers.js';
import { Count, Flag, Moment, Text, Texts } from '../platform/contract/shown.js';

class FirstStepsDto {
  @Texts(['kontonummer'], 'The details that invoices need of the operator, and lack.')
  operator_lacks!: string[];
  @Flag('True if e-mails leave; otherwise they are kept as files.') mail_leaves!: boolean;
  @Count(1, 'Users of the role eier who can log in by themselves.') own_owners!: number;
  @Count(5122, 'Imported postal codes.') postal_codes!: number;
  @Count(12, 'Of those who have accepted the terms.') active_partners!: number;
  @Count(2, 'Active partners who get no leads before they accept the terms.')
  partners_without_terms!: number;
  @Count(43, 'Municipalities in which at least one of the active partners works.')
  covered_municipalities!: number;
  @Flag('True if a partner has accepted a lead lately, or a test was accepted.')
  has_acceptance!: boolean;
}

class TestLeadDto {
  @Moment.orNull('Null: no test lead is under way.') sent_at!: string | null;
  @Moment.orNull() asked_at!: string | null;
  @Moment.orNull() accepted_at!: string | null;
  @Moment.orNull() quoted_at!: string | null;
  @Moment.orNull() chosen_at!: string | null;
  @Text.orNull('/partner/svar#MDE5', 'The question as a partner sees it.') question!: string | null;
  @Text.orNull('/partner/tilbud#MDE5', 'The page on which the partner writes a quote.') quote!:
    | string
    | null;
  @Text.orNull('/min-henvendelse#MDE5') owner!: string | null;
}

@AdminController('first-steps')
export class FirstStepsController {
  constructor(
    private readonly operator: OperatorSettings,
    private readonly register: PostalRegister,
    private readonly users: UserRepository,
    private readonly partners: PartnerRepository,
    private readonly viewSummary: ViewSummary,
    private readonly tryProduct: TryProduct,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Operation('The steps left until the product can serve', 'Counts and facts of a first morning.')
  @Answers(FirstStepsDto)
  async getFirstSteps(): Promise<FirstStepsDto> {
    const [operator, register, users, partners, summary, hasTried] = await Promise.all([
      this.operator.get(),
      this.register.state(),
      this.users.list(),
      this.partners.loaded(),
      this.viewSummary.execute(),
      this.tryProduct.hasAccepted(),
    ]);
    const ready = partners.filter(({ partner }) => hasAcceptedTerms(partner));
    const areas = ready.flatMap(({ partner }) => partner.areas);
    return {
      operator_lacks: missingOfOperator(operator),
      mail_leaves: this.config.smtpUrl !== undefined,
      own_owners: users.filter(isActiveAccountOwner).length,
      postal_codes: register.codes,
      active_partners: ready.length,
      partners_without_terms: partners.length - ready.length,
      covered_municipalities: municipalitiesIn(areas).length,
      has_acceptance: hasTried || summary.period.medianSecondsToAcceptance !== null,
    };
  }

  @Get('test-lead')
  @Operation('The test lead that is under way', 'Its steps, with links to the pages of both sides.')
  @Answers(TestLeadDto)
  async getTestLead(): Promise<TestLeadDto> {
    const now = await this.tryProduct.progress();
    const at = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
    const page = (path: string, token: string | null | undefined) =>
      token ? `${path}#${token}` : null;
    return {
      sent_at: at(now?.sentAt),
      asked_at: at(now?.askedAt),
      accepted_at: at(now?.acceptedAt),
      quoted_at: at(now?.quotedAt),
      chosen_at: at(now?.chosenAt),
      question: page('/partner/svar', now?.partnerToken),
      quote: page('/partner/tilbud', now?.partnerToken),
      owner: page('/min-henvendelse', now?.ownerToken),
    };
  }

  @Post('test-lead')
  @Operation(
    'Send a test lead',
    `It goes the whole way, with all e-mails to the administrator, counts nowhere, and is erased after ${TEST_LEAD_HOURS} hours. It replaces an earlier one.`,
  )
  @AnswersCreated(LeadReceiptDto)
  async sendTestLead(): Promise<LeadReceiptDto> {
    return toLeadReceiptDto(await this.tryProduct.send(this.config.adminEmail));
  }

  @Delete('test-lead')
  @Operation('Erase the test lead', 'With everything about it.')
  @AnswersNoContent()
  async removeTestLead(): Promise<void> {
    await this.tryProduct.remove();
  }
}
