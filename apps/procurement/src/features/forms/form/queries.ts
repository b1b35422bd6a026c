import { ApiError, type Client } from '@gezi/client';
import {
  addForm,
  addFormData,
  copyForm,
  editForm,
  editFormData,
  listFormData,
  listForms,
  listFormVersions,
  validateForm,
  viewForm,
  viewFormVersion,
  type FormFault,
  type SysFormRow,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { documentQuery } from '../../../crud/documentQuery';

/** A form with its content. */
export const formQuery = (client: Client, id: string) => documentQuery(client, viewForm, id);

export interface FormToSave {
  /** Absent for a new one. */
  id?: string | undefined;
  updateTime?: string | null | undefined;
  formName: string;
  formContent: string;
  remark: string | null;
}

/** Creates a form or saves its next version. The designer shows refusals. */
export const saveForm = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, updateTime, ...form }: FormToSave) =>
      id === undefined
        ? client.call(addForm, form, { silent: true })
        : client.call(editForm, { id, updateTime, ...form }, { silent: true }),
    onSuccess: () => refreshForms(queries),
  });

export const duplicateForm = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: SysFormRow) => client.call(copyForm, { id }),
    onSuccess: () => refreshForms(queries),
  });

const refreshForms = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [listForms.path] });

export const versionsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [listFormVersions.path, id],
    queryFn: ({ signal }) => client.call(listFormVersions, { id }, { signal, purpose: 'list' }),
    gcTime: 0,
  });

/** Versions are immutable. */
export const versionQuery = (client: Client, id: string, version: number) =>
  queryOptions({
    queryKey: [viewFormVersion.path, id, version],
    queryFn: ({ signal }) => client.call(viewFormVersion, { id, version }, { signal }),
    staleTime: Infinity,
  });

export const recordsQuery = (client: Client, code: string, pageNo: number, pageSize: number) =>
  queryOptions({
    queryKey: [listFormData.path, code, pageNo, pageSize],
    queryFn: ({ signal }) =>
      client.call(listFormData, { code, pageNo: `${pageNo}`, pageSize: `${pageSize}` }, { signal, purpose: 'list' }),
  });

export interface DataToSave {
  /** Absent for a new record. */
  id?: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

export type DataSaved = { ok: true } | { ok: false; faults: readonly FormFault[] };

/** Saves a record, or reports the values that the form's current version refuses. */
export const saveData = (client: Client, queries: QueryClient, code: string) =>
  mutationOptions({
    mutationFn: async (data: DataToSave): Promise<DataSaved> => {
      try {
        await storeData(client, code, data);
        return { ok: true };
      } catch (error) {
        // The refusal names only the first value; the form's own validation reports all.
        const faults = error instanceof ApiError && error.field !== undefined ? await faultsOf(client, code, data) : [];
        if (faults.length === 0) throw error;
        return { ok: false, faults };
      }
    },
    onSuccess: async ({ ok }) => {
      if (ok) await refreshData(queries, code);
    },
  });

// The schema covers only the path; the other members are defined by the form.
const storeData = (client: Client, code: string, { id, values }: DataToSave): Promise<unknown> =>
  id === undefined
    ? client.call(addFormData, { ...values, code }, { silent: true })
    : client.call(editFormData, { ...values, code, id }, { silent: true });

const faultsOf = (client: Client, formId: string, { values }: DataToSave): Promise<readonly FormFault[]> =>
  client.call(validateForm, { formId, values }, { silent: true }).then(
    ({ errors }) => errors,
    () => [],
  );

const refreshData = (queries: QueryClient, code: string) =>
  queries.invalidateQueries({ queryKey: [listFormData.path, code] });
