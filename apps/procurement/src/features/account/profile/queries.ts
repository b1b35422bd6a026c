import { withUser, type Client } from '@gezi/client';
import { editProfile, viewProfile, type InputOf } from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** The caller with the names of roles, departments and positions. */
export const profileQuery = (client: Client) =>
  queryOptions({
    queryKey: [viewProfile.path],
    queryFn: ({ signal }) => client.call(viewProfile, {}, { signal, silent: true }),
  });

/** Saves the caller's profile and updates name and picture in the header. The form shows refusals. */
export const saveProfile = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (change: InputOf<typeof editProfile>) => client.call(editProfile, change, { silent: true }),
    onSuccess: (user) => {
      client.session.set(withUser(client.session.get(), user, Date.now()));
      return queries.invalidateQueries({ queryKey: [viewProfile.path] });
    },
  });
