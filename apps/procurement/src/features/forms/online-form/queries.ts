import { ApiError, type Client } from '@gezi/client';
import {
  addFormHead,
  editFormHead,
  listFormFields,
  listFormHeads,
  type FormField,
  type FormHead,
  type InputOf,
} from '@gezi/domain';
import { invalidate } from '../../../crud/invalidate';
import { FORM_CALLS } from '../shared/queries';
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
  | { id?: undefined; body: InputOf<typeof addFormHead> }
  | { id: string; body: InputOf<typeof editFormHead> };

/** Creates or saves a form. The editor shows refusals. */
export const saveHead = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (saved: HeadToSave): Promise<null> =>
      saved.id === undefined
        ? client.call(addFormHead, saved.body, { silent: true })
        : client.call(editFormHead, saved.body, { silent: true }),
    onSuccess: () => refreshHeads(queries),
  });

const refreshHeads = (queries: QueryClient) => invalidate(queries, ...FORM_CALLS);

/** The field named by a refusal. */
export const refusedField = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.field : undefined;
