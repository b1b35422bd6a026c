export const FORM_LIST_PATH = '/flowable/form';

/** The designer, on a form or, without an id, on an empty board. */
export const designerPath = (id?: string): string =>
  id === undefined ? '/lowcode/form-designer' : `/lowcode/form-designer?id=${encodeURIComponent(id)}`;

/** The page where a form is filled in. */
export const formDataPath = (id: string): string => `/lowcode/form-data?id=${encodeURIComponent(id)}`;
