export const HEAD_LIST_PATH = '/online/cgform';

/** The editor, on an online form or, without an id, on a new one. */
export const headEditorPath = (id?: string): string =>
  id === undefined ? `${HEAD_LIST_PATH}/edit` : `${HEAD_LIST_PATH}/edit?id=${encodeURIComponent(id)}`;

/** The page with the records of a form. @param code table name or id */
export const onlineDataPath = (code: string): string => `/online/cgformList/${encodeURIComponent(code)}`;
