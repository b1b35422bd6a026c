import { ApiError, type Client } from '@gezi/client';
import {
  addFormData,
  addFormHead,
  editFormData,
  editFormHead,
  getFormColumns,
  getFormItem,
  getFormQueryInfo,
  listFormData,
  listFormFields,
  listFormHeads,
  type FormField,
  type FormHead,
  type InputOf,
} from '@gezi/domain';
import { invalidate } from '../../../crud/invalidate';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

export interface HeadWithFields {
  head: FormHead;
  fields: FormField[];
}

/** A form with its fields, for the editor; null if it does not exist. */
export const headQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [listFormFields.path, id],
    queryFn: async ({ signal }): Promise<HeadWithFields | null> => {
      const { records } = await client.call(listFormHeads, { id, pageSize: 1 }, { signal });
      const [head] = records;
      return head ? { head, fields: await client.call(listFormFields, { headId: id }, { signal }) } : null;
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

export type HeadToSave =
  { id?: undefined; body: InputOf<typeof addFormHead> } | { id: string; body: InputOf<typeof editFormHead> };

/** Creates or saves a form. The editor shows refusals. */
export const saveHead = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (saved: HeadToSave): Promise<null> =>
      saved.id === undefined
        ? client.call(addFormHead, saved.body, { silent: true })
        : client.call(editFormHead, saved.body, { silent: true }),
    onSuccess: () => refreshHeads(queries),
  });

/** Calls that depend on a form: the form itself, forms with sub-tables, and records. */
export const HEAD_CALLS = [listFormHeads, getFormColumns, getFormQueryInfo, getFormItem, listFormData];

const refreshHeads = (queries: QueryClient) => invalidate(queries, ...HEAD_CALLS);

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

/** Saves a record. The form shows refusals. */
export const saveRecord = (client: Client, queries: QueryClient, code: string) =>
  mutationOptions({
    // The schema covers only the path; the other members are defined by the form.
    mutationFn: ({ id, values }: RecordToSave): Promise<unknown> =>
      id === undefined
        ? client.call(addFormData, { ...values, code }, { silent: true })
        : client.call(editFormData, { ...values, code, id }, { silent: true }),
    onSuccess: () => refreshRecords(queries),
  });

const refreshRecords = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [listFormData.path] });

/** The field named by a refusal. */
export const refusedField = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.field : undefined;
