import { ApiError, describeFailure, endsSession, type Client, type ClientLocale } from '@gezi/client/core';
import { forgetLarge } from './large/forgetLarge';
import { sendLarge } from './large/sendLarge';
import { DEFAULT_ACTION } from './UploadOptions';
import type { UploadAnswer, UploadRequest, UploadTransport } from './UploadTransport';

export interface ClientTransportOptions {
  /** Language of messages; default `zh-CN`. */
  locale?: ClientLocale | undefined;
  /** Size in bytes from which a file is sent in parts; default 16 MB, Infinity for never. */
  largeFrom?: number;
}

const LARGE_FROM = 16 * 1024 * 1024;

/**
 * Creates a transport that uses a client of `@gezi/client`. Large files for the default upload call are sent in parts if the
 * server supports it.
 */
export function clientTransport(
  client: Client,
  { locale, largeFrom = LARGE_FROM }: ClientTransportOptions = {},
): UploadTransport {
  const send = async (request: UploadRequest): Promise<UploadAnswer> => {
    const isLarge =
      request.file.size >= largeFrom && request.action === DEFAULT_ACTION && request.token && !request.headers;
    try {
      return await (isLarge ? inParts(client, request) : inOne(client, request));
    } catch (error) {
      if (!(error instanceof ApiError) || WITHOUT_ANSWER.has(error.kind)) throw error;
      // An expired token concerns the whole page.
      if (endsSession(error)) client.report(error);
      const message = error.kind === 'rejected' ? error.message : describeFailure(error, { locale }).message;
      return { success: false, message, result: error.result };
    }
  };
  return Object.assign(send, { forget: (file: File) => void forgetLarge(file) });
}

async function inOne(
  client: Client,
  { file, action, partName = 'file', fields, headers, token, signal, onProgress }: UploadRequest,
): Promise<UploadAnswer> {
  const { message, result } = await client.upload(
    action,
    { ...fields, [partName]: file },
    {
      signal,
      silent: true,
      withToken: token,
      ...(headers && { headers }),
      onProgress: ({ percent }) => onProgress(percent),
    },
  );
  return { success: true, message, result };
}

async function inParts(client: Client, request: UploadRequest): Promise<UploadAnswer> {
  try {
    return await sendLarge(client, request);
  } catch (error) {
    // Other servers may not have this call.
    if (error instanceof ApiError && error.kind === 'not-found') return inOne(client, request);
    throw error;
  }
}

const WITHOUT_ANSWER: ReadonlySet<ApiError['kind']> = new Set(['aborted', 'network', 'timeout']);
