import type { ToastText } from '../../../../content/types';
import { Button } from '../../../../shared/ui/button';
import { useDownload } from '../calls/use-download';

type DownloadButtonProps = {
  label: string;
  /** What the file is called. */
  name: string;
  path: string;
  /** Where it is asked for by POST, as no address should hold it. */
  filter?: object;
  failed: ToastText;
};

/** Downloads a whole list as a table. */
export function DownloadButton({ label, name, path, filter, failed }: DownloadButtonProps) {
  const { download, isDownloading } = useDownload(failed);
  return (
    <Button
      variant="outline"
      size="small"
      icon="download"
      busy={isDownloading}
      onClick={() => void download(path, name, filter)}
    >
      {label}
    </Button>
  );
}
