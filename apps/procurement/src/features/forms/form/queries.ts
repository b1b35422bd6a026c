import type { Client } from '@gezi/client';
import {
  addForm,
  convertForm,
  copyForm,
  editForm,
  editFormHead,
  listFormVersions,
  publishForm,
  viewForm,
  viewFormVersion,
  type FormEntry,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { documentQuery } from '../../../crud/documentQuery';
import { invalidate } from '../../../crud/invalidate';
import { FORM_CALLS } from '../shared/queries';

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
    mutationFn: ({ id }: { id: string }) => client.call(copyForm, { id }),
    onSuccess: () => refreshForms(queries),
  });

/** Adds a designed form with the fields of an online form. */
export const convertToDesigned = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) => client.call(convertForm, { id }),
    onSuccess: () => refreshForms(queries),
  });

export interface Publication {
  form: FormEntry;
  publishedTo: FormEntry['publishedTo'];
}

/** Saves which external users may fill in a form. */
export const publish = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ form: { id, kind, name }, publishedTo }: Publication): Promise<null> =>
      kind === 'online'
        ? client.call(editFormHead, { head: { id, tableTxt: name, publishedTo }, fields: [] })
        : client.call(publishForm, { id, publishedTo }),
    onSuccess: () => refreshForms(queries),
  });

const refreshForms = (queries: QueryClient) => invalidate(queries, ...FORM_CALLS);

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
