import { adminInvoices } from '../../../content/admin-invoices';
import { Button } from '../../../shared/ui/button';
import { useDownload } from '../shared/calls/use-download';
import { tablePath, type InvoiceFilterValues } from './invoice-args';

/** Downloads all that the filter lets through, for accounting. */
export function TableDownload({ values }: { values: InvoiceFilterValues }) {
  const { download, isDownloading } = useDownload(adminInvoices.downloadFailed);
  return (
    <Button
      variant="outline"
      size="small"
      icon="download"
      busy={isDownloading}
      onClick={() => void download(tablePath(values), adminInvoices.tableName)}
    >
      {adminInvoices.download}
    </Button>
  );
}
