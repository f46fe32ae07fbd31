import type { PartnerQuoteDto } from '@boligstyling/api-client/links';
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES, MAX_ATTACHMENTS } from '@boligstyling/domain';
import { useId, useState } from 'react';
import { attachmentTexts as texts } from '../../../content/attachments';
import { useAct } from '../../../shared/links/use-act';
import { Attachments } from '../../../shared/quotes/attachments';
import { FilePicker } from '../../../shared/ui/fields/file-picker';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { smallerPicture, UnfitFile, useUploads } from '../../../shared/uploads/use-uploads';
import { IconButton, UploadProgress, waitingIn } from '../../../shared/uploads/upload-progress';
import type { QuoteCalls } from './quote-calls';
import styles from './quote-form.module.css';

const PDF = 'application/pdf';

async function prepared(file: File): Promise<Blob> {
  if (file.type !== PDF) return smallerPicture(file, ATTACHMENT_BYTES);
  if (file.size > ATTACHMENT_BYTES) throw new UnfitFile('tooLarge');
  return file;
}

export const nextAttachments = (
  view: Pick<PartnerQuoteDto, 'attachments' | 'next_attachments'>,
): PartnerQuoteDto['attachments'] =>
  view.attachments.filter(({ id }) => view.next_attachments.includes(id));

export const useQuoteUploads = (calls: QuoteCalls) =>
  useUploads({
    prepare: prepared,
    target: (id, file) => {
      const { headers, path } = calls.attachment(id);
      return { path, headers: { ...headers, 'file-name': encodeURIComponent(file.name) } };
    },
    refused: texts.refused,
    onAdded: calls.refresh,
  });

type QuoteAttachmentsProps = {
  view: PartnerQuoteDto;
  calls: QuoteCalls;
  uploads: ReturnType<typeof useQuoteUploads>;
};

export function QuoteAttachments({ view, calls, uploads }: QuoteAttachmentsProps) {
  const id = useId();
  const act = useAct();
  const kept = useKeptFocus<HTMLFieldSetElement>();
  const [removing, setRemoving] = useState<string | null>(null);
  const [left, setLeft] = useState('');
  const attached = nextAttachments(view);
  const places = MAX_ATTACHMENTS - attached.length - waitingIn(uploads);

  const pick = (...files: File[]) => {
    setLeft(files.length > places ? texts.tooMany(Math.max(places, 0)) : '');
    uploads.add(files.slice(0, Math.max(places, 0)));
  };
  const remove = async (attachmentId: string) => {
    setLeft('');
    setRemoving(attachmentId);
    await act(calls.removeAttachment(attachmentId), texts.removed);
    setRemoving(null);
    calls.refresh();
  };
  return (
    <fieldset {...kept} className={styles.attachments} aria-describedby={`${id}-help`}>
      <legend>
        {texts.title} <span>{texts.optional}</span>
      </legend>
      <p id={`${id}-help`}>{places > 0 ? texts.help : texts.full}</p>
      <Attachments
        attachments={attached}
        acts={(each) => (
          <IconButton
            icon="close"
            label={texts.remove(each.file_name)}
            isSpent={removing !== null}
            onPress={() => void remove(each.id)}
          />
        )}
      />
      <UploadProgress {...{ uploads, texts }} />
      {left && <p role="alert">{left}</p>}
      {places > 0 && (
        <FilePicker
          id={`${id}-files`}
          label={texts.choose}
          accept={ATTACHMENT_TYPES.join(',')}
          multiple
          onPick={pick}
        />
      )}
    </fieldset>
  );
}
