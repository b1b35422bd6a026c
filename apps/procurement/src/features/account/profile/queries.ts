import { withUser, type Client } from '@gezi/client';
import { editProfile, viewProfile, type InputOf } from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** The caller with roles, departments and positions by name. */
export const profileQuery = (client: Client) =>
  queryOptions({
    queryKey: [viewProfile.path],
    queryFn: ({ signal }) => client.call(viewProfile, {}, { signal, silent: true }),
  });

/** Saves what a person changed of themselves; name and picture in the header follow. The form says what is refused. */
export const saveProfile = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (change: InputOf<typeof editProfile>) => client.call(editProfile, change, { silent: true }),
    onSuccess: (user) => {
      client.session.set(withUser(client.session.get(), user, Date.now()));
      return queries.invalidateQueries({ queryKey: [viewProfile.path] });
    },
  });
