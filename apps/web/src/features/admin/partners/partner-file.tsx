import { type PartnerFileDto, useImportPartnersMutation } from '@boligstyling/api-client/admin';
import { PARTNER_FILE_MEGABYTES } from '@boligstyling/domain';
import { useId, useState } from 'react';
import { partnerFile as words } from '../../../content/admin/admin-partner-file';
import { Button } from '../../../shared/ui/button';
import { FilePicker } from '../../../shared/ui/fields/file-picker';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useChange } from '../shared/calls/use-change';
import { type Column, DataTable, Nothing } from '../shared/lists/data-table';
import { priceSpan } from './price-draft';
import form from '../shared/ui/form.module.css';

type Row = PartnerFileDto['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    title: words.columns.name,
    cell: ({ name, unreadable }) =>
      name || <Nothing>{unreadable === null ? words.noName : words.unreadable}</Nothing>,
    under: ({ company, email }) => [company, email].filter(Boolean).join(', '),
  },
  {
    title: words.columns.price,
    kind: 'number',
    cell: ({ prices }) => (prices ? priceSpan(prices) : ''),
  },
  {
    title: words.columns.outcome,
    kind: 'words',
    cell: ({ outcome, lacks }) =>
      outcome === 'new' && lacks.length > 0 ? words.paused : words.outcomes[outcome],
    under: ({ line, faults, lacks }) =>
      [
        words.line(line),
        ...faults.map(({ column, cause, value }) => words.fault(column, cause, value)),
        ...(lacks.length > 0 ? [words.lacks(lacks)] : []),
      ].join(' · '),
  },
];

export function PartnerFile({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [importFile, { isLoading }] = useImportPartnersMutation();
  const [picked, setPicked] = useState<{ file: File; preview: PartnerFileDto }>();
  const change = useChange();

  const send = async (file: File, store: boolean) => {
    const call = importFile({ store, body: new Blob([file], { type: 'text/csv' }) });
    const isDone = await change(call, store ? words.stored : undefined);
    return isDone ? (await call).data : undefined;
  };
  const look = async (file: File) => {
    const preview = await send(file, false);
    setPicked(preview && { file, preview });
  };
  const store = async () => {
    const answer = picked && (await send(picked.file, true));
    if (answer?.stored) onClose();
    else if (picked && answer) setPicked({ ...picked, preview: answer });
  };
  const rows = picked?.preview.rows ?? [];
  const countOf = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const isReady = countOf('new') > 0 && countOf('bad') === 0;

  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="stack-5">
        <p>{words.intro}</p>
        <p>
          <code>{words.header}</code>
        </p>
        <p>{words.prices}</p>
        <FilePicker
          id={id}
          label={isLoading ? words.reading : words.choose}
          accept=".csv,text/csv"
          megabytes={PARTNER_FILE_MEGABYTES}
          disabled={isLoading}
          onPick={(file) => void look(file)}
        />
        {picked && (
          <>
            <p role="status">{words.counts(countOf('new'), countOf('known'), countOf('bad'))}</p>
            <DataTable rows={rows} idOf={({ line }) => String(line)} columns={columns} />
            <div className={form.end}>
              <Button busy={isLoading} disabled={!isReady} onClick={() => void store()}>
                {words.add(countOf('new'))}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
