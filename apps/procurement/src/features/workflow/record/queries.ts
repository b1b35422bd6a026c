import type { Client } from '@gezi/client';
import {
  previewNextFlowNode,
  readProcDefXml,
  viewFlowNodes,
  viewFlowRecord,
  viewFlowVariables,
  type InputOf,
  type Variables,
} from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';

export type RecordInput = InputOf<typeof viewFlowRecord>;

export const recordQuery = (client: Client, input: RecordInput) =>
  queryOptions({
    queryKey: [viewFlowRecord.path, input],
    queryFn: ({ signal }) => client.call(viewFlowRecord, input, { signal, silent: true }),
  });

/** The XML of a version, which never changes. */
export const xmlQuery = (client: Client, deployId: string) =>
  queryOptions({
    queryKey: [readProcDefXml.path, deployId],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.call(readProcDefXml, { deployId }, { signal, silent: true }),
  });

/** Nodes that a process came through. */
export const visitedQuery = (client: Client, procInsId: string) =>
  queryOptions({
    queryKey: [viewFlowNodes.path, procInsId],
    queryFn: ({ signal }) => client.call(viewFlowNodes, { procInsId }, { signal, silent: true }),
  });

/** The step after a task, or after the start of a process. @param values entered in its form */
export const nextQuery = (client: Client, at: { taskId: string } | { procDefId: string }, values?: Variables) =>
  queryOptions({
    queryKey: [previewNextFlowNode.path, at, values],
    queryFn: ({ signal }) =>
      client.call(previewNextFlowNode, { ...at, ...(values && { values }) }, { signal, silent: true }),
  });

export const variablesQuery = (client: Client, taskId: string) =>
  queryOptions({
    queryKey: [viewFlowVariables.path, taskId],
    queryFn: ({ signal }) => client.call(viewFlowVariables, { taskId }, { signal, silent: true }),
  });
