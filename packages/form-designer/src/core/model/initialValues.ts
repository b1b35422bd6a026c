import type { CompiledForm, FormValues } from './CompiledForm';

/** Initial values of a form by component id; a dynamicTable has one row of defaults. */
export const initialValues = (form: CompiledForm): FormValues =>
  Object.fromEntries([...form.byId].map(([id, { initial }]) => [id, initial]));
