import { ApiError, describeFailure, endsSession, type Client, type ClientLocale } from '@gezi/client/core';
import type { UploadTransport } from './UploadTransport';

/**
 * Sends files with the client of the application: its base path, token and tenant, progress where there is an
 * XMLHttpRequest.
 *
 * @param locale of what is said when a call fails on the way; default `zh-CN`
 */
export const clientTransport =
  (client: Client, locale?: ClientLocale): UploadTransport =>
  async ({ file, action, fields, token, signal, onProgress }) => {
    try {
      const answer = await client.upload(
        action,
        { ...fields, file },
        { signal, silent: true, withToken: token, onProgress: ({ percent }) => onProgress(percent) },
      );
      return { success: true, message: answer.message, result: answer.result };
    } catch (error) {
      if (!(error instanceof ApiError) || WITHOUT_ANSWER.has(error.kind)) throw error;
      // The end of the session concerns the whole page, not this one file.
      if (endsSession(error)) client.report(error);
      const message = error.kind === 'rejected' ? error.message : describeFailure(error, { locale }).message;
      return { success: false, message, result: error.result };
    }
  };

const WITHOUT_ANSWER: ReadonlySet<ApiError['kind']> = new Set(['aborted', 'network', 'timeout']);
