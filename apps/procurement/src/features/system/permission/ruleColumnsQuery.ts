import type { Client } from '@gezi/client';
import { listRuleColumns } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';

/** Columns that data rules of a page can use. */
export const ruleColumnsQuery = (client: Client, permissionId: string) =>
  queryOptions({
    queryKey: [listRuleColumns.path, permissionId],
    queryFn: () => client.call(listRuleColumns, { permissionId }),
  });
