import type { FileStore } from '@boligstyling/application';
import { FolderFileStore } from './folder-file-store.js';
import { S3FileStore } from './s3-file-store.js';

export interface FileStoreSettings {
  readonly filesFolder: string;
  /** Empty: files are kept in the folder. */
  readonly filesS3Endpoint: string;
  readonly filesS3Region: string;
  readonly filesS3Bucket: string;
  readonly filesS3AccessKeyId: string;
  readonly filesS3SecretAccessKey: string;
}

export function openFileStore(settings: FileStoreSettings): FileStore {
  if (!settings.filesS3Endpoint) return new FolderFileStore(settings.filesFolder);
  return new S3FileStore({
    endpoint: settings.filesS3Endpoint,
    region: settings.filesS3Region,
    bucket: settings.filesS3Bucket,
    accessKeyId: settings.filesS3AccessKeyId,
    secretAccessKey: settings.filesS3SecretAccessKey,
  });
}
