import type { ToastText } from '../../../../content/types';
import { Button } from '../../../../shared/ui/button';
import { useDownload } from '../calls/use-download';

type DownloadButtonProps = {
  label: string;
  name: string;
  path: string;
  /** The address must not hold it. */
  filter?: object;
  failed: ToastText;
};

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
