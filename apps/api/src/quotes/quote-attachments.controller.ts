import { Readable } from 'node:stream';
import {
  type ActivePartnerSession,
  type AssignmentAccess,
  AttachToQuote,
  OpenAttachment,
  WriteQuote,
} from '@boligstyling/application';
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_NAME_MAX_LENGTH,
  ATTACHMENT_TYPES,
  downloadName,
  MAX_ATTACHMENTS,
} from '@boligstyling/domain';
import {
  applyDecorators,
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  Injectable,
  Param,
  Put,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UploadQuota } from '../files/upload-quota.js';
import { LinkController, LinkToken } from '../platform/access/link-token.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, BINARY, Operation } from '../platform/contract/answers.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { KnownId } from '../platform/validation/field.js';
import type { ProblemKind } from '../platform/problems/problem-kinds.js';
import { type FileBody, streamFile } from '../platform/validation/take-file.js';
import { PartnerQuoteDto, toPartnerQuoteDto } from './partner-quote.dto.js';
import { BY_SESSION, QUOTE_PROBLEMS } from './quote-answers.js';

const ADDRESSES = [
  '/api/partner-link/quote/attachments/:id',
  '/api/partner/assignments/:id/quote/attachments/:attachmentId',
];

/** Leaves room for the specific error of a too large file. */
export const ATTACHMENTS: readonly FileBody[] = ADDRESSES.map((path) => ({
  path,
  types: ATTACHMENT_TYPES,
  limitBytes: 2 * ATTACHMENT_BYTES,
}));

const FILE_NAME = 'file-name';

const AddsAttachment = (...more: ProblemKind[]): MethodDecorator =>
  applyDecorators(
    Operation(
      'Add an attachment to the draft',
      `A PDF, JPEG, PNG or WebP of at most ${ATTACHMENT_BYTES / 1_000_000} MB; ${MAX_ATTACHMENTS} in all. The next version that is sent has it. A picture is drawn anew. The id is a new UUID of the caller's: the same again adds nothing.`,
    ),
    ApiConsumes(...ATTACHMENT_TYPES),
    ApiBody(BINARY),
    ApiHeader({
      name: FILE_NAME,
      required: false,
      schema: { type: 'string', maxLength: 9 * ATTACHMENT_NAME_MAX_LENGTH },
      description: 'Its name, percent-encoded UTF-8.',
      example: 'Planl%C3%B8sning.pdf',
    }),
    Answers(
      PartnerQuoteDto,
      ...more,
      ...QUOTE_PROBLEMS,
      ...(['bad-request', 'invalid-attachment', 'quote-closed', 'too-many-attachments'] as const),
      ...(['file-too-large', 'payload-too-large', 'unsupported-media-type'] as const),
      ...(['too-much-uploaded', 'too-many-attempts'] as const),
      ...(['files-unavailable', 'no-room-for-files'] as const),
    ),
  );

const RemovesAttachment = (...more: ProblemKind[]): MethodDecorator =>
  applyDecorators(
    Operation(
      'Take an attachment from the draft',
      'Versions that were sent keep theirs. Again it changes nothing.',
    ),
    Answers(PartnerQuoteDto, ...more, ...QUOTE_PROBLEMS, 'quote-closed'),
  );

/** Decorated, so that its constructor's parameters are known to subclasses. */
@Injectable()
abstract class QuoteAttachments {
  constructor(
    private readonly attach: AttachToQuote,
    private readonly quotes: WriteQuote,
    private readonly quota: UploadQuota,
  ) {}

  protected async add(
    access: AssignmentAccess,
    id: string,
    name: string | undefined,
    request: FastifyRequest,
  ): Promise<PartnerQuoteDto> {
    await this.quota.during(request, streamFile(request.body), (file) =>
      this.attach.add(access, id, decoded(name), file),
    );
    return toPartnerQuoteDto(await this.quotes.view(access));
  }

  protected async remove(access: AssignmentAccess, id: string): Promise<PartnerQuoteDto> {
    await this.attach.remove(access, id);
    return toPartnerQuoteDto(await this.quotes.view(access));
  }
}

@LinkController('partner-link/quote/attachments')
export class LinkedAttachmentsController extends QuoteAttachments {
  @Put(':id')
  @AddsAttachment('not-found', 'link-unknown')
  addOwnAttachment(
    @LinkToken() token: string,
    @KnownId() id: string,
    @Req() request: FastifyRequest,
    @Headers(FILE_NAME) name?: string,
  ): Promise<PartnerQuoteDto> {
    return this.add({ token }, id, name, request);
  }

  @Delete(':id')
  @RemovesAttachment('not-found', 'link-unknown')
  deleteOwnAttachment(@LinkToken() token: string, @KnownId() id: string): Promise<PartnerQuoteDto> {
    return this.remove({ token }, id);
  }
}

@PartnerController()
export class PartnerAttachmentsController extends QuoteAttachments {
  @Put('assignments/:id/quote/attachments/:attachmentId')
  @AddsAttachment(...BY_SESSION)
  addPartnerAttachment(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() assignmentId: string,
    @KnownId('attachmentId') id: string,
    @Req() request: FastifyRequest,
    @Headers(FILE_NAME) name?: string,
  ): Promise<PartnerQuoteDto> {
    return this.add({ partnerId, assignmentId }, id, name, request);
  }

  @Delete('assignments/:id/quote/attachments/:attachmentId')
  @RemovesAttachment(...BY_SESSION)
  deletePartnerAttachment(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() assignmentId: string,
    @KnownId('attachmentId') id: string,
  ): Promise<PartnerQuoteDto> {
    return this.remove({ partnerId, assignmentId }, id);
  }
}

const WEBP = 'image/webp';
const PDF = 'application/pdf';

/** A browser that opens the file all the same runs nothing of it. */
const ApiAttachmentFile = (...types: string[]): MethodDecorator =>
  applyDecorators(
    ApiParam({
      name: 'attachment',
      schema: { type: 'string', maxLength: 200 },
      description: 'As `url` or `small_url` has it.',
    }),
    ApiOkResponse({ content: Object.fromEntries(types.map((type) => [type, BINARY])) }),
    Header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"),
  );

/** The signed link is sufficient. */
@ApiTags('links')
@ApiProblems('link-unknown', 'link-expired', 'attachment-not-found')
@ApiProblems('files-unavailable', 'storage-unavailable')
@Controller('quote-attachments')
export class AttachmentController {
  constructor(private readonly attachments: OpenAttachment) {}

  @Get(':attachment')
  @Operation('An attachment of a quote', 'By a link of a quote. A PDF comes as a download.')
  @ApiAttachmentFile(PDF, WEBP)
  getAttachment(@Param('attachment') token: string): Promise<StreamableFile> {
    return this.file(token, false);
  }

  @Get(':attachment/small')
  @Operation('An attached picture, for lists', 'As the large one.')
  @ApiAttachmentFile(WEBP)
  getSmallAttachment(@Param('attachment') token: string): Promise<StreamableFile> {
    return this.file(token, true);
  }

  private async file(token: string, isSmall: boolean): Promise<StreamableFile> {
    const { attachment, content } = await this.attachments.execute(token, isSmall);
    const isPdf = attachment.kind === 'pdf';
    // Wrapped, it would stay open if the answer is abandoned before its first byte.
    const stream = content instanceof Readable ? content : Readable.from(content);
    const name = encodeURIComponent(downloadName(attachment)).replaceAll("'", '%27');
    const disposition = `${isPdf ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`;
    return new StreamableFile(stream, { type: isPdf ? PDF : WEBP, disposition });
  }
}

function decoded(name = ''): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
