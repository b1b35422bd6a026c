import { ApiError, describeFailure, endsSession, saveFile, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { App } from 'antd';
import { nameOfPath } from '../core';
import { openLink, usesDownloadLinks } from './downloadLinks';
import { useUploadStorage } from './UploadStorage';

/**
 * Returns a function that downloads a stored file by path or id and saves it, by default under the name of the server.
 * Shows 文件下载失败 without bytes, 未知的文件 without a path (B§8).
 */
export function useDownload(): (path: string, name?: string) => Promise<void> {
  const client = useClient();
  const storage = useUploadStorage();
  const locale = useLocale();
  const { message } = App.useApp();

  return async (path, name) => {
    try {
      if (storage && path) return saveFile(await storage.load(path), name ?? nameOfPath(path));
      const id = encodeURIComponent(path);
      if (path && usesDownloadLinks()) {
        const { url } = await client.get<{ url: string | null }>(`/sys/common/fileLink/${id}`, {}, { silent: true });
        if (url !== null) return openLink(url);
      }
      const target = path && `/sys/common/loadOssFile/${id}`;
      const { blob, fileName } = await client.blob(target, { download: 1 }, { silent: true });
      saveFile(blob, name ?? fileName ?? path);
    } catch (error) {
      if (error instanceof ApiError && endsSession(error)) return client.report(error);
      void message.warning(describeFailure(error, { locale }).message);
    }
  };
}
