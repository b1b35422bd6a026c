export const REPORT_LIST_PATH = '/online/cgreport';

/** Path of the editor for a report; without an id for a new one. */
export const reportEditorPath = (id?: string): string =>
  id === undefined ? '/online/cgreport/edit' : `/online/cgreport/edit?id=${encodeURIComponent(id)}`;

/** Path of the page of a report. @param code or id */
export const reportPath = (code: string): string => `/online/cgreport/${encodeURIComponent(code)}`;
