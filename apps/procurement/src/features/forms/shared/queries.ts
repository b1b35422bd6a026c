import { ApiError, type Client } from '@gezi/client';
import {
  addFormData,
  editFormData,
  getFormColumns,
  getFormItem,
  getFormQueryInfo,
  listAllForms,
  listFormData,
  listFormHeads,
  listForms,
  validateForm,
  type FormFault,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { refusedPart } from './core/refusedPart';

/** Calls whose result depends on the definition of a form. */
export const FORM_CALLS = [
  listAllForms,
  listForms,
  listFormHeads,
  getFormColumns,
  getFormQueryInfo,
  getFormItem,
  listFormData,
];

/** A form to fill in. @param code id, or table name of an online form */
export const formItemQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: [getFormItem.path, code],
    queryFn: ({ signal }) => client.call(getFormItem, { code }, { signal }),
    // The form does not change while a user fills it in.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Configuration of a form's record list, search and record form. */
export const viewQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: [getFormColumns.path, code],
    queryFn: async ({ signal }) => {
      const [columns, conditions, item] = await Promise.all([
        client.call(getFormColumns, { code }, { signal }),
        client.call(getFormQueryInfo, { code }, { signal }),
        client.call(getFormItem, { code }, { signal }),
      ]);
      return { columns, conditions, item };
    },
  });

export interface RecordToSave {
  /** Absent for a new record. */
  id?: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

export type RecordSaved = { ok: true } | { ok: false; faults: readonly FormFault[] };

/** Saves a record, or reports the values that the current version of the form refuses. */
export const saveRecord = (client: Client, queries: QueryClient, formId: string) =>
  mutationOptions({
    mutationFn: async (record: RecordToSave): Promise<RecordSaved> => {
      try {
        await storeRecord(client, formId, record);
        return { ok: true };
      } catch (error) {
        const part = error instanceof ApiError ? refusedPart(error.field) : undefined;
        if (!part) throw error;
        // The refusal names only the first value; the validation of the form names all.
        const faults = await faultsOf(client, formId, record);
        const { message } = error as ApiError;
        return { ok: false, faults: faults.length > 0 ? faults : [{ ...part, label: '', message }] };
      }
    },
    onSuccess: async ({ ok }) => {
      if (ok) await queries.invalidateQueries({ queryKey: [listFormData.path] });
    },
  });

// The schema covers only the path; the other members are defined by the form.
const storeRecord = (client: Client, code: string, { id, values }: RecordToSave): Promise<unknown> =>
  id === undefined
    ? client.call(addFormData, { ...values, code }, { silent: true })
    : client.call(editFormData, { ...values, code, id }, { silent: true });

const faultsOf = (client: Client, formId: string, { values }: RecordToSave): Promise<readonly FormFault[]> =>
  client.call(validateForm, { formId, values }, { silent: true }).then(
    ({ errors }) => errors,
    () => [],
  );
