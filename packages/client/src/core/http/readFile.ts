import { ApiError } from '../errors/ApiError';
import { parseJson } from '../kit/parseJson';
import { asEnvelope } from './Envelope';
import { failure } from './readAnswer';

export interface DownloadedFile {
  blob: Blob;
  /** File name from `Content-Disposition`; undefined if the server sends none. */
  fileName?: string;
}

/** Reads a download. A failure arrives as an envelope in place of the bytes and is thrown as {@link ApiError}. */
export async function readFile(response: Response, path: string): Promise<DownloadedFile> {
  const { status } = response;
  const blob = await response.blob();
  if (status >= 300 || /\bjson\b/i.test(response.headers.get('Content-Type') ?? '')) {
    const envelope = asEnvelope(parseJson(await blob.text()));
    // A file can itself be JSON: only a refusing envelope or a failed status is a failure.
    if (status >= 300 || envelope?.success === false) throw failure(status, envelope, path);
  }
  if (blob.size === 0) throw new ApiError({ kind: 'empty-file', path, status });
  const fileName = fileNameOf(response.headers.get('Content-Disposition'));
  return fileName === undefined ? { blob } : { blob, fileName };
}

/** The file name in a `Content-Disposition` header; the encoded form (RFC 5987) is preferred. */
export function fileNameOf(disposition: string | null): string | undefined {
  const escaped = /filename\*\s*=\s*(?:utf-8)''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? '');
  const name =
    (escaped && decoded(escaped.trim())) || plain?.[1]?.replace(/\\(.)/g, '$1') || decoded(plain?.[2]?.trim());
  // Drops folders, which a server must not choose.
  return name?.split(/[\\/]/).at(-1) || undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}
