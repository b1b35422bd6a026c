export const FORM_LIST_PATH = '/flowable/form';

/** Path of the designer for a form; without an id for a new one. */
export const designerPath = (id?: string): string =>
  id === undefined ? '/lowcode/form-designer' : `/lowcode/form-designer?id=${encodeURIComponent(id)}`;

/** Path of the page that fills in a form. */
export const formDataPath = (id: string): string => `/lowcode/form-data?id=${encodeURIComponent(id)}`;
