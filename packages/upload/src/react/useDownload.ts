import { ApiError, describeFailure, endsSession, saveFile, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { App } from 'antd';

/**
 * Offers a stored file to the user. Without bytes it says 文件下载失败, without a path 未知的文件 (B§8).
 *
 * @returns takes a stored path or id and the name to save by; default the name the server gives
 */
export function useDownload(): (path: string, name?: string) => Promise<void> {
  const client = useClient();
  const locale = useLocale();
  const { message } = App.useApp();

  return async (path, name) => {
    try {
      const target = path && `/sys/common/loadOssFile/${encodeURIComponent(path)}`;
      const { blob, fileName } = await client.blob(target, { download: 1 }, { silent: true });
      saveFile(blob, name ?? fileName ?? path);
    } catch (error) {
      if (error instanceof ApiError && endsSession(error)) return client.report(error);
      void message.warning(describeFailure(error, { locale }).message);
    }
  };
}
