import type { CompiledForm, FormValues } from './CompiledForm';

/** What a form begins with: every field by its id; a dynamicTable has one row of defaults. */
export const initialValues = (form: CompiledForm): FormValues =>
  Object.fromEntries([...form.byId].map(([id, { initial }]) => [id, initial]));
