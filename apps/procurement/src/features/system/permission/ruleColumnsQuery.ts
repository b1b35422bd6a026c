import type { Client } from '@gezi/client';
import { listRuleColumns } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';

/** What rules of a page may ask about. */
export const ruleColumnsQuery = (client: Client, permissionId: string) =>
  queryOptions({
    queryKey: [listRuleColumns.path, permissionId],
    queryFn: () => client.call(listRuleColumns, { permissionId }),
  });
