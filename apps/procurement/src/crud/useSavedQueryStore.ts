import { localSavedQueries, syncedSavedQueries, type SavedQueries } from '@gezi/advanced-query';
import { browserStorage, useClient, useSession, type Client } from '@gezi/client';
import { deleteSavedQuery, saveSavedQuery, listSavedQueries } from '@gezi/domain';
import { parseSavedQueries } from '@gezi/advanced-query/core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

const storage = browserStorage('localStorage');

/** Storage for saved advanced queries: per user on the server, and in this browser. */
export function useSavedQueryStore(): SavedQueries {
  const client = useClient();
  const { pathname } = useLocation();
  const { user } = useSession();
  const owner = user?.id;
  return useMemo(() => {
    const local = localSavedQueries({ storage, code: pathname, ...(owner !== undefined && { owner }) });
    return owner === undefined ? local : syncedSavedQueries(onServer(client, pathname), local);
  }, [client, pathname, owner]);
}

/** The dialog reports these failures itself. */
const silent = { silent: true };

const onServer = (client: Client, code: string): SavedQueries => ({
  load: async () => parseSavedQueries(await client.call(listSavedQueries, { code }, silent)),
  save: async ({ title, matchType, records }) =>
    parseSavedQueries(await client.call(saveSavedQuery, { code, title, matchType, records: [...records] }, silent)),
  remove: async (title) => parseSavedQueries(await client.call(deleteSavedQuery, { code, title }, silent)),
});
