import type { Client } from '@gezi/client';
import { manageHelp } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';
import { helpBranches } from '../core/helpBranches';

/** All help documents, drafts included, as a tree. */
export const helpTreeQuery = (client: Client) =>
  queryOptions({
    queryKey: [manageHelp.path],
    queryFn: ({ signal }) => client.call(manageHelp, {}, { signal }),
    select: helpBranches,
  });
