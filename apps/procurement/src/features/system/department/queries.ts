import type { Client } from '@gezi/client';
import {
  addDepart,
  addDepartUsers,
  deleteDepartUsers,
  editDepart,
  listDepartUsers,
  queryDepartmentTree,
  sortDeparts,
  viewDepart,
  type DepartAdd,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DepartDrop } from '../../../crud/DepartTree';
import type { DepartFields } from './core/departFields';

export const departQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewDepart.path, id],
    queryFn: ({ signal }) => client.call(viewDepart, { id }, { signal }),
    staleTime: 0,
  });

export const refreshDeparts = async (queries: QueryClient) => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [queryDepartmentTree.path] }),
    queries.invalidateQueries({ queryKey: [viewDepart.path] }),
  ]);
};

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
      await queries.invalidateQueries({ queryKey: [queryDepartmentTree.path] });
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

export const departUsersQuery = (client: Client, depId: string, pageNo: number) =>
  queryOptions({
    queryKey: [listDepartUsers.path, depId, pageNo],
    queryFn: ({ signal }) =>
      client.call(listDepartUsers, { depId, pageNo, pageSize: USERS_SHOWN }, { signal, purpose: 'list' }),
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
