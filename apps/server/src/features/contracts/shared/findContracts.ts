import type { SQL } from 'drizzle-orm';
import { contractInfo, type Database } from '../../../platform/db';
import { findNewest } from '../../../platform/query/findNewest';

/** Contracts of a scope whose number, name or supplier contains the keyword, newest first. */
export function findContracts(db: Database, scope: SQL | undefined, keyword: string, limit: number) {
  const { id, contractNo, contractName, supplierName } = contractInfo;
  return findNewest(db, contractInfo, {
    shown: { id, title: contractName, code: contractNo, note: supplierName },
    texts: [contractNo, contractName, supplierName],
    scope,
    keyword,
    limit,
  });
}
