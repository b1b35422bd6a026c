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
import { renew } from '../../../crud/renew';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

export interface HeadWithFields {
  head: FormHead;
  fields: FormField[];
}

/** A form with its fields, as the editor works on it; null when there is none of that id. */
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

/** Adds a form or saves it. The editor says what a refusal is about. */
export const saveHead = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (saved: HeadToSave): Promise<null> =>
      saved.id === undefined
        ? client.call(addFormHead, saved.body, { silent: true })
        : client.call(editFormHead, saved.body, { silent: true }),
    networkMode: 'always',
    onSuccess: () => refreshHeads(queries),
  });

/** Queries that depend on a form: the form itself, forms with sub-tables, and records. */
export const HEAD_CALLS = [listFormHeads, getFormColumns, getFormQueryInfo, getFormItem, listFormData];

const refreshHeads = (queries: QueryClient) => renew(queries, ...HEAD_CALLS);

/** How the records of a form are listed, searched and filled in. */
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
  /** None for a new record. */
  id?: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

/** Stores what was filled in. The form says what a refusal is about. */
export const saveRecord = (client: Client, queries: QueryClient, code: string) =>
  mutationOptions({
    // The members of the body are the form's own: the schema names the path's alone.
    mutationFn: ({ id, values }: RecordToSave): Promise<unknown> =>
      id === undefined
        ? client.call(addFormData, { ...values, code }, { silent: true })
        : client.call(editFormData, { ...values, code, id }, { silent: true }),
    networkMode: 'always',
    onSuccess: () => refreshRecords(queries),
  });

const refreshRecords = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [listFormData.path] });

/** The member a refusal names. */
export const refusedField = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.field : undefined;
