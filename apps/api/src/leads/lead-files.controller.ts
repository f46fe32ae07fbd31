import { ViewLeadFiles } from '@boligstyling/application';
import { Get } from '@nestjs/common';
import { PictureDto, toPicturesDto } from '../files/pictures.dto.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { ListOf } from '../platform/contract/shown.js';
import { KnownId } from '../platform/validation/field.js';
import { AttachmentDto, toAttachmentDto } from '../quotes/partner-quote.dto.js';

export class LeadFilesDto {
  @ListOf(PictureDto, 'In the owner’s order.') pictures!: PictureDto[];
  @ListOf(AttachmentDto, 'Of every sent version of a quote.') attachments!: AttachmentDto[];
}

@AdminController('leads')
export class LeadFilesController {
  constructor(private readonly files: ViewLeadFiles) {}

  @Get(':id/files')
  @Operation(
    'Pictures of the home, and attachments of its quotes',
    'With links that open them for minutes. The audit log records the call.',
  )
  @Answers(LeadFilesDto, 'not-found', 'lead-not-found')
  async listLeadFiles(@KnownId() id: string): Promise<LeadFilesDto> {
    const { attachments, pictures } = await this.files.execute(id);
    return { ...toPicturesDto(pictures), attachments: attachments.map(toAttachmentDto) };
  }
}
