import { AuditLog, EnterByLink, type FirstFactor } from '@boligstyling/application';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags, ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, Operation } from '../platform/contract/answers.js';
import { ApiProblems, InvalidRequest } from '../platform/problems/api-problems.js';
import {
  TotpChallengeDto,
  toTotpChallengeDto,
  PasskeyChallengeDto,
  toPasskeyChallengeDto,
  toAdminSessionDto,
  RecoveryCodesDto,
  ConfirmationDto,
  ChallengeAnswerDto,
  AdminSessionDto,
} from './sign-in/sign-in.dto.js';
import { LoginClients } from './sign-in/login-clients.js';
import { type User, PASSKEY_NAME_LIMIT, type Role, ROLES } from '@boligstyling/domain';
import { IsString } from 'class-validator';
import { MaxLength, OptionalLine } from '../platform/validation/field.js';
import { OneOf, Text } from '../platform/contract/shown.js';

export class InvitationDto {
  @ApiProperty({ maxLength: 200, example: 'sign-in.019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b.1.c2ln' })
  @MaxLength(200, { message: 'Lenken er ikke gyldig.' })
  @IsString({ message: 'Lenken mangler.' })
  token!: string;
}

class InvitedDto {
  @Text('Kari Nordmann') name!: string;
  @Text('kari@boligstyling.example') email!: string;
  @OneOf(ROLES) role!: Role;
}

/** A passkey (`answer` and `name`), or a password with a code. */
class AcceptInvitationDto extends IntersectionType(
  InvitationDto,
  ChallengeAnswerDto,
  PickType(ConfirmationDto, ['answer', 'password', 'code']),
) {
  @OptionalLine({ label: 'Navn', maxLength: PASSKEY_NAME_LIMIT, example: 'Chrome på Mac' })
  name?: string | null;
}

class AcceptedInvitationDto extends AdminSessionDto implements RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description: 'Where codes were set up: each replaces one, once. Not shown again.',
  })
  recovery_codes!: string[];
}

function toInvitedDto({ name, email, role }: User): InvitedDto {
  return { name, email, role };
}

function toFirstFactor(dto: AcceptInvitationDto): FirstFactor {
  const { challenge_id: challengeId, answer, name, password, code } = dto;
  if (answer)
    return { kind: 'passkey', answer: { challengeId, answer }, name: name || 'Passnøkkel' };
  if (password && code) return { kind: 'code', answer: { challengeId, password, code } };
  throw new InvalidRequest([
    { field: 'password', message: 'Oppgi passord og kode, eller en passnøkkel.' },
  ]);
}

/** No GET, because mail scanners follow links and logs keep addresses. */
@ApiTags('admin')
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('admin/invitations')
export class InvitationsController {
  constructor(
    private readonly link: EnterByLink,
    private readonly audit: AuditLog,
    private readonly clients: LoginClients,
  ) {}

  @Post('open')
  @Operation('Whom a link is for', 'Uses nothing up.')
  @Answers(InvitedDto)
  async openInvitation(@Body() { token }: InvitationDto): Promise<InvitedDto> {
    return toInvitedDto(await this.link.look(token));
  }

  @Post('passkey')
  @Operation(
    'Begin with a passkey',
    'A challenge for the browser. It can be answered once; the link is not used up yet.',
  )
  @Answers(PasskeyChallengeDto)
  async beginInvitedPasskey(@Body() { token }: InvitationDto): Promise<PasskeyChallengeDto> {
    return toPasskeyChallengeDto(await this.link.beginPasskey(token));
  }

  @Post('totp')
  @Operation(
    'Begin with a password and codes',
    'A secret for an app that shows codes. It is kept only once the link is used up with a code of it.',
  )
  @Answers(TotpChallengeDto)
  async beginInvitedTotp(@Body() { token }: InvitationDto): Promise<TotpChallengeDto> {
    return toTotpChallengeDto(await this.link.beginCode(token));
  }

  @Post('accept')
  @Operation(
    'Use the link up, and log in with what was set up',
    'Works once, also when two come with the same link at the same time.',
  )
  @Answers(
    AcceptedInvitationDto,
    'invalid-password',
    'wrong-code',
    'passkey-refused',
    'link-unknown',
    'link-expired',
    'challenge-over',
  )
  async acceptInvitation(
    @Body() dto: AcceptInvitationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AcceptedInvitationDto> {
    const first = toFirstFactor(dto);
    const seen = this.clients.seen(request);
    const { id: userId, name, role } = await this.link.look(dto.token);
    const { grant, recoveryCodes } = await this.audit.during(
      {
        ...seen,
        userId,
        name,
        role,
        subjectId: userId,
        act: 'changed',
        call: 'acceptInvitation',
        fields: [first.kind],
        count: null,
      },
      () => this.link.enter(dto.token, first, seen),
    );
    this.clients.remember(request, reply, grant);
    return { ...toAdminSessionDto(grant), recovery_codes: recoveryCodes };
  }
}
