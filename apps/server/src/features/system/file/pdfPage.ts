import { currentLanguage } from '../../../platform/texts';
import type { FileRow } from '../../../records/files/store';
import { escapeHtml } from '../../../records/notices/escapeHtml';

/** The page runs nothing and shows the file only. */
export const PDF_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/**
 * HTML page with a pdf file in a frame. The address of the file is relative, since the page may be served with or without
 * the base path of the calls.
 */
export function pdfPage({ id }: Pick<FileRow, 'id'>, fileName: string, token: string | undefined): string {
  const query = token === undefined ? '' : `?${new URLSearchParams({ token }).toString()}`;
  const title = escapeHtml(fileName);
  const source = escapeHtml(`../loadOssFile/${encodeURIComponent(id)}${query}`);
  return `<!doctype html><html lang="${currentLanguage()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style><iframe src="${source}" title="${title}"></iframe></html>`;
}
