import { and, desc, or, type SQL } from 'drizzle-orm';
import { contractInfo, type Database } from '../../../platform/db';
import { likeSql } from '../../../platform/query/conditionSql';

/** Contracts of a scope whose number, name or supplier contains the keyword, newest first. */
export function findContracts(db: Database, scope: SQL | undefined, keyword: string, limit: number) {
  const { id, contractNo, contractName, supplierName, createTime } = contractInfo;
  const named = [contractNo, contractName, supplierName].map((column) => likeSql(column, 'contains', keyword));
  return db.orm
    .select({ id, title: contractName, code: contractNo, note: supplierName })
    .from(contractInfo)
    .where(and(scope, or(...named)))
    .orderBy(desc(createTime), desc(id))
    .limit(limit);
}
