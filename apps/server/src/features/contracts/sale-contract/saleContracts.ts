import { contractFields, type ContractInfo, type InputOf, type listSaleContracts, type ResultOf } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { contractInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import { texts } from '../../../platform/texts';
import { contractColumns, SALE_CONTRACT_LIST, type StoredContractHeader } from '../shared/contractKind';
import { contractReader } from '../shared/contractReader';
import { findContracts } from '../shared/findContracts';
import { saleScope } from '../shared/contractScope';

/** Contracts as their suppliers see them, with every tenant that they sell to. */
export function saleContracts(services: Services) {
  const { db, dataRules } = services;
  const reader = contractReader(services);
  const scope = dataRules.page('sale/ContractList', contractColumns, saleScope, contractFields);

  return { list, view, find };

  async function list(
    caller: Caller,
    request: InputOf<typeof listSaleContracts>,
  ): Promise<ResultOf<typeof listSaleContracts>> {
    const query = listQuery({ columns: contractColumns, scope: scope(caller) }, request);
    const page = await selectList(db, contractInfo, contractColumns, query);
    // Columns have wider types than the values that the rules admit.
    return pageOf(await reader.withTexts(caller, page.rows as unknown as StoredContractHeader[]), page.total, query);
  }

  async function view(caller: Caller, id: string): Promise<ContractInfo> {
    const [seen] = await db.orm
      .select({ id: contractInfo.id })
      .from(contractInfo)
      .where(and(scope(caller), eq(contractInfo.id, id)));
    if (!seen) throw refuse(texts.notFound, 'id');
    return reader.view(await reader.partyOf(caller, id), id);
  }

  /** Searches contracts by number, name or supplier; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    return (await hasPermission(db, caller, SALE_CONTRACT_LIST))
      ? findContracts(db, scope(caller), keyword, limit)
      : [];
  }
}
