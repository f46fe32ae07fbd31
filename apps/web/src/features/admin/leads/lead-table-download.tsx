import { adminLeads } from '../../../content/admin-leads';
import { Button } from '../../../shared/ui/button';
import { useDownload } from '../shared/calls/use-download';
import { toLeadFilter, type LeadQuery } from './lead-query';

/** Downloads every lead the filter lets through, for a spreadsheet. */
export function LeadTableDownload({ query }: { query: LeadQuery }) {
  const { download, isDownloading } = useDownload(adminLeads.downloadFailed);
  return (
    <Button
      variant="outline"
      size="small"
      icon="download"
      busy={isDownloading}
      onClick={() =>
        void download('/api/admin/leads.csv', adminLeads.fileName, toLeadFilter(query))
      }
    >
      {adminLeads.download}
    </Button>
  );
}
