import { useClient, type Client } from '@gezi/client';
import { queryDepartmentTree } from '@gezi/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { DepartTreeView, type DepartTreeProps } from './DepartTreeView';

/** The complete department tree of the tenant. */
export const departTreeQuery = (client: Client) =>
  queryOptions({
    queryKey: [queryDepartmentTree.path],
    queryFn: ({ signal }) => client.call(queryDepartmentTree, {}, { signal }),
  });

/** All departments of the tenant. */
export const DepartTree = (props: DepartTreeProps) => (
  <DepartTreeView {...props} roots={useQuery(departTreeQuery(useClient()))} />
);
