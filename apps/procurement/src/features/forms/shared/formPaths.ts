export const FORM_LIST_PATH = '/flowable/form';

const withId = (path: string, id?: string): string =>
  id === undefined ? path : `${path}?id=${encodeURIComponent(id)}`;

/** Path of the designer for a form; without an id for a new one. */
export const designerPath = (id?: string): string => withId('/lowcode/form-designer', id);

/** Path of the editor for an online form; without an id for a new one. */
export const headEditorPath = (id?: string): string => withId('/online/cgform/edit', id);

/** Path of the page that fills in a form. */
export const fillPath = (id: string): string => withId('/lowcode/form-data', id);

/** Path of a form's record list. @param code id, or table name of an online form */
export const recordsPath = (code: string): string => `/online/cgformList/${encodeURIComponent(code)}`;
