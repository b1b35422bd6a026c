import { ApiError, type Client } from '@gezi/client';
import {
  addUser,
  editUser,
  eraseUsers,
  freezeUsers,
  listUsers,
  queryUserDeparts,
  queryUserRole,
  recycledUsers,
  restoreUsers,
  viewUser,
  type UserAdd,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { UserFields } from './core/userFields';

/** The server refuses an empty list; that means none here. */
const orEmpty = async <Item>(answer: Promise<Item[]>): Promise<Item[]> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'rejected') return [];
    throw error;
  }
};

/** A user with the form's additional data: departments and roles in the active tenant. */
export const userFormQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewUser.path, id],
    queryFn: async ({ signal }) => {
      const silent = { silent: true, signal };
      const [user, departs, roles] = await Promise.all([
        client.call(viewUser, { id }, silent),
        orEmpty(client.call(queryUserDeparts, { userId: id }, silent)),
        orEmpty(client.call(queryUserRole, { userid: id }, silent)),
      ]);
      return { user, selecteddeparts: departs.map(({ value }) => value).join(), selectedroles: roles.join() };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Creates or saves a user. The drawer shows refusals. */
export async function saveUser(client: Client, fields: UserFields, id: string | undefined): Promise<void> {
  const { username, password, confirmpassword: _confirmed, updateTime, ...members } = fields;
  const silent = { silent: true };
  if (id === undefined) await client.call(addUser, { username, password, ...members } as UserAdd, silent);
  else await client.call(editUser, { id, updateTime, ...members }, silent);
}

const ids = (users: readonly { id: string }[]) => users.map(({ id }) => id).join();

const ACTIONS = {
  freeze: (client: Client, users: readonly { id: string }[]) =>
    client.call(freezeUsers, { ids: ids(users), status: 2 }),
  unfreeze: (client: Client, users: readonly { id: string }[]) =>
    client.call(freezeUsers, { ids: ids(users), status: 1 }),
  restore: (client: Client, users: readonly { id: string }[]) => client.call(restoreUsers, { userIds: ids(users) }),
  erase: (client: Client, users: readonly { id: string }[]) => client.call(eraseUsers, { userIds: ids(users) }),
};
export type UserAction = keyof typeof ACTIONS;

/** Actions on users in the list and the recycle bin. */
export const actOnUsers = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ action, users }: { action: UserAction; users: readonly { id: string }[] }) =>
      ACTIONS[action](client, users),
    onSettled: () => refreshUsers(queries),
  });

export const recycledQuery = (client: Client) =>
  queryOptions({
    queryKey: [recycledUsers.path],
    queryFn: ({ signal }) => client.call(recycledUsers, {}, { signal }),
    staleTime: 0,
  });

export const refreshUsers = async (queries: QueryClient) => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [listUsers.path] }),
    queries.invalidateQueries({ queryKey: [recycledUsers.path] }),
  ]);
};
