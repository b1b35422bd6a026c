import { ApiError } from '../errors/ApiError';
import { parseJson } from '../kit/parseJson';
import { asEnvelope } from './Envelope';
import { failure } from './readAnswer';

export interface DownloadedFile {
  blob: Blob;
  /** From `Content-Disposition`; undefined when the server names none. */
  fileName?: string;
}

/** Reads a download. Failures come as an envelope where bytes were asked for: it is parsed and thrown. */
export async function readFile(response: Response, path: string): Promise<DownloadedFile> {
  const { status } = response;
  const blob = await response.blob();
  if (status >= 300 || /\bjson\b/i.test(response.headers.get('Content-Type') ?? '')) {
    const envelope = asEnvelope(parseJson(await blob.text()));
    // A file may itself be JSON; only an envelope that says no, or a failed status, is a failure.
    if (status >= 300 || envelope?.success === false) throw failure(status, envelope, path);
  }
  if (blob.size === 0) throw new ApiError({ kind: 'empty-file', path, status });
  const fileName = fileNameOf(response.headers.get('Content-Disposition'));
  return fileName === undefined ? { blob } : { blob, fileName };
}

/** The file name of a `Content-Disposition` header; the escaped form (RFC 5987) wins. */
export function fileNameOf(disposition: string | null): string | undefined {
  const escaped = /filename\*\s*=\s*(?:utf-8)''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? '');
  const name =
    (escaped && decoded(escaped.trim())) || plain?.[1]?.replace(/\\(.)/g, '$1') || decoded(plain?.[2]?.trim());
  // Only ever a name: what stands before a slash would be a folder of the user's.
  return name?.split(/[\\/]/).at(-1) || undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}
