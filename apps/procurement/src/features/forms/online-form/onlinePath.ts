export const HEAD_LIST_PATH = '/online/cgform';

/** Path of the editor for an online form; without an id for a new one. */
export const headEditorPath = (id?: string): string =>
  id === undefined ? `${HEAD_LIST_PATH}/edit` : `${HEAD_LIST_PATH}/edit?id=${encodeURIComponent(id)}`;

/** Path of a form's record list. @param code table name or id */
export const onlineDataPath = (code: string): string => `/online/cgformList/${encodeURIComponent(code)}`;
