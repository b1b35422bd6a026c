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
  /** None for a new one. */
  id?: string | undefined;
  updateTime?: string | null | undefined;
  formName: string;
  formContent: string;
  remark: string | null;
}

/** Adds a form or saves its next version. The designer says what a refusal is about. */
export const saveForm = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, updateTime, ...form }: FormToSave) =>
      id === undefined
        ? client.call(addForm, form, { silent: true })
        : client.call(editForm, { id, updateTime, ...form }, { silent: true }),
    networkMode: 'always',
    onSuccess: () => refreshForms(queries),
  });

export const duplicateForm = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: SysFormRow) => client.call(copyForm, { id }),
    networkMode: 'always',
    onSuccess: () => refreshForms(queries),
  });

const refreshForms = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [listForms.path] });

export const versionsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [listFormVersions.path, id],
    queryFn: ({ signal }) => client.call(listFormVersions, { id }, { signal }),
    gcTime: 0,
  });

/** A version never changes. */
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
      client.call(listFormData, { code, pageNo: `${pageNo}`, pageSize: `${pageSize}` }, { signal }),
  });

export interface DataToSave {
  /** None for a new record. */
  id?: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

export type DataSaved = { ok: true } | { ok: false; faults: readonly FormFault[] };

/** Stores what was filled in, or says which values the form as it is now does not accept. */
export const saveData = (client: Client, queries: QueryClient, code: string) =>
  mutationOptions({
    mutationFn: async (data: DataToSave): Promise<DataSaved> => {
      try {
        await storeData(client, code, data);
        return { ok: true };
      } catch (error) {
        // The refusal names the first value alone; the form's own check says all there is to say, and where.
        const faults = error instanceof ApiError && error.field !== undefined ? await faultsOf(client, code, data) : [];
        if (faults.length === 0) throw error;
        return { ok: false, faults };
      }
    },
    networkMode: 'always',
    onSuccess: async ({ ok }) => {
      if (ok) await refreshData(queries, code);
    },
  });

// The members of the body are the form's own: the schema names the path's alone.
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
