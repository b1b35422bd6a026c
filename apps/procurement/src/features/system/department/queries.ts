import { type Client, type DepartmentNode } from '@gezi/client';
import {
  addDepart,
  addDepartUsers,
  deleteDepartUsers,
  editDepart,
  getCurrentUserDeparts,
  listDepartUsers,
  queryDepartmentsInCharge,
  queryDepartmentTree,
  sortDeparts,
  viewDepart,
  type DepartAdd,
  type Department,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import type { DepartDrop } from '../../../crud/DepartTreeView';
import type { DepartFields } from './core/departFields';

export const departQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewDepart.path, id],
    queryFn: ({ signal }) => client.call(viewDepart, { id }, { signal }),
    staleTime: 0,
  });

/** The departments in the caller's charge with their descendants; if there are none, those the caller belongs to. */
export const myDepartsQuery = (client: Client) =>
  queryOptions({
    queryKey: [queryDepartmentsInCharge.path],
    queryFn: async ({ signal }): Promise<{ inCharge: boolean; departs: DepartmentNode[] }> => {
      const inCharge = await client.call(queryDepartmentsInCharge, {}, { signal });
      if (inCharge.length > 0) return { inCharge: true, departs: inCharge };
      const { list } = await client.call(getCurrentUserDeparts, {}, { signal });
      return { inCharge: false, departs: list.map(leafOf) };
    },
  });

const leafOf = (depart: Department): DepartmentNode => ({
  ...depart,
  key: depart.id,
  value: depart.id,
  title: depart.departName,
  isLeaf: true,
  leaf: true,
  children: null,
});

const refreshTrees = (queries: QueryClient) => invalidate(queries, queryDepartmentTree, queryDepartmentsInCharge);

export const refreshDeparts = (queries: QueryClient) =>
  invalidate(queries, queryDepartmentTree, queryDepartmentsInCharge, viewDepart);

const entered = ({ updateTime: _version, ...fields }: DepartFields) => fields as Omit<DepartAdd, 'parentId'>;

/** Adds a department under a parent. The drawer shows refusals. */
export const addBelow = (client: Client, fields: DepartFields, parentId: string) =>
  client.call(addDepart, { ...entered(fields), parentId }, { silent: true });

export const saveDepart = (client: Client, queries: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (fields: DepartFields) =>
      client.call(editDepart, { id, ...entered(fields), updateTime: fields.updateTime }, { silent: true }),
    onSuccess: async (saved) => {
      queries.setQueryData([viewDepart.path, id], saved);
      await refreshTrees(queries);
    },
  });

/** Moves a department to another parent and sorts the children there. */
export const moveDepart = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, parentId, order, from }: DepartDrop & { from: string }) => {
      if (parentId !== from) await client.call(editDepart, { id, parentId });
      if (order.length > 1) await client.call(sortDeparts, { parentId, ids: order.join() });
    },
    onSettled: () => refreshDeparts(queries),
  });

export const USERS_SHOWN = 10;

/** @param realname part of the names to find; `''`: all */
export const departUsersQuery = (client: Client, depId: string, pageNo: number, realname: string) =>
  queryOptions({
    queryKey: [listDepartUsers.path, depId, pageNo, realname],
    queryFn: ({ signal }) =>
      client.call(listDepartUsers, { depId, realname, pageNo, pageSize: USERS_SHOWN }, { signal, purpose: 'list' }),
  });

/** Adds or removes members of a department. */
export const changeMembers = (client: Client, queries: QueryClient, depId: string) =>
  mutationOptions({
    mutationFn: ({ what, ids }: { what: 'add' | 'remove'; ids: string[] }) =>
      what === 'add'
        ? client.call(addDepartUsers, { depId, userIdList: ids })
        : client.call(deleteDepartUsers, { depId, userIds: ids.join() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listDepartUsers.path] }),
  });
