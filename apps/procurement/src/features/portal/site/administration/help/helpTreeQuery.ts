import type { Client } from '@gezi/client';
import { manageHelp } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';
import { helpBranches } from '../core/helpBranches';

/** All help documents as a tree, including drafts. */
export const helpTreeQuery = (client: Client) =>
  queryOptions({
    queryKey: [manageHelp.path],
    queryFn: ({ signal }) => client.call(manageHelp, {}, { signal }),
    select: helpBranches,
  });
