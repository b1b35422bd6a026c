import type { Client } from '@gezi/client';
import { listFlowForms, listForms, listProcDefNodes, listProcDefs } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';

/** Choices of one request. */
const MAX_CHOICES = 1000;

/** Latest versions of the processes. */
export const processesQuery = (client: Client) =>
  queryOptions({
    queryKey: [listProcDefs.path, 'choices'],
    queryFn: async ({ signal }) =>
      (await client.call(listProcDefs, { pageSize: MAX_CHOICES }, { signal, silent: true })).records,
  });

/** Steps of a process. */
export const nodesQuery = (client: Client, processName: string) =>
  queryOptions({
    queryKey: [listProcDefNodes.path, processName],
    queryFn: ({ signal }) => client.call(listProcDefNodes, { processName }, { signal, silent: true }),
    enabled: processName !== '',
  });

/** Designed forms by id. */
export const formsQuery = (client: Client) =>
  queryOptions({
    queryKey: [listForms.path, 'choices'],
    queryFn: async ({ signal }) => {
      const { records } = await client.call(listForms, { pageSize: MAX_CHOICES }, { signal, silent: true });
      return records.map(({ id, formName }) => ({ value: id, label: formName }));
    },
  });

/** Online forms by id. */
export const onlineFormsQuery = (client: Client) =>
  queryOptions({
    queryKey: [listFlowForms.path, 'choices'],
    queryFn: async ({ signal }) => {
      const { records } = await client.call(listFlowForms, { pageSize: MAX_CHOICES }, { signal, silent: true });
      return records.map(({ id, tableTxt, tableName }) => ({ value: id, label: `${tableTxt}（${tableName}）` }));
    },
  });
