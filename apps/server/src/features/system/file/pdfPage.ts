import { PDF_PREVIEW_PATH } from '@gezi/domain';
import { currentLanguage } from '../../../platform/texts';
import type { FileRow } from '../../../records/files/store';
import { escapeHtml } from '../../../records/notices/escapeHtml';

/** The page runs nothing and frames the app only. */
export const PDF_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** The reader; without a token the app uses the session of the browser. */
interface Reader {
  token: string | undefined;
  tenantId: number;
}

/** HTML page that frames the page of the app with a pdf file. */
export function pdfPage({ id }: Pick<FileRow, 'id'>, fileName: string, { token, tenantId }: Reader): string {
  const title = escapeHtml(fileName);
  const query = new URLSearchParams({ file: id });
  // Browsers send no fragment, so that the token is in no log.
  const fragment = token === undefined ? '' : `#${new URLSearchParams({ token, tenant: String(tenantId) })}`;
  const source = escapeHtml(`${PDF_PREVIEW_PATH}?${query}${fragment}`);
  return `<!doctype html><html lang="${currentLanguage()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style><iframe src="${source}" title="${title}"></iframe></html>`;
}
