import { useClient, usePermission } from '@gezi/client';
import { listContractLines, MAX_CONTRACT_LINES } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pageQuery } from '../../../crud/pageQuery';
import { leftOf, type ContractLineRow } from './core/contractRows';

/** Quantities that are left of the lines of a contract, by their ids; null if a line fixes none. */
export type ContractLeft = ReadonlyMap<string, number | null>;

/** Rest of a contract, loaded once a row of a draft lacks it, e.g. a stored one. */
export function useContractLeft(contractId: string | undefined, rows: readonly ContractLineRow[]): ContractLeft {
  const client = useClient();
  const mayList = usePermission('contract:contractInfo:list');
  const { data } = useQuery({
    ...pageQuery(client, listContractLines, { contractId, pageNo: 1, pageSize: MAX_CONTRACT_LINES }),
    enabled: mayList && contractId !== undefined && rows.some(({ openCount }) => openCount === undefined),
  });
  return useMemo(() => new Map(data?.records.map((line) => [line.id, leftOf(line)])), [data]);
}
