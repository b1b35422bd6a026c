import { contractType, type InputOf, type listFrameworks, type ResultOf } from '@gezi/domain';
import { and, eq, getTableColumns, gte, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { contractInfo, supplierInfo, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { likeSql } from '../../../platform/query/conditionSql';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import { isChoosableSql, isSharedWith } from '../../../records/suppliers/sharedSuppliers';

/** State of contracts in force, of the dictionary contract_status. */
const IN_FORCE = '4';
/** Menu component of the list of framework agreements, whose data rules apply. */
const FRAMEWORK_PAGE = 'contract/FramedList';

const { id, contractName, contractNo, supplierId, supplierName, startDate, endDate, draftingUp, createTime } =
  contractInfo;
const SHOWN = { id, contractName, contractNo, supplierId, supplierName, startDate, endDate, draftingUp };
const SEARCHED = { contractName, contractNo, supplierName } as const;

/** Framework agreements whose suppliers may take part in projects: those in force of suppliers that may be invited. */
export function frameworks({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const rules = dataRules.forTable(FRAMEWORK_PAGE, getTableColumns(contractInfo));

  return { list, inForce };

  async function list(
    caller: Caller,
    request: InputOf<typeof listFrameworks>,
  ): Promise<ResultOf<typeof listFrameworks>> {
    const { contractName: _name, contractNo: _no, supplierName: _supplier, ...page } = request;
    const searched = Object.entries(SEARCHED).map(([member, column]) => {
      const part = request[member as keyof typeof SEARCHED]?.trim();
      return part ? likeSql(column, 'contains', part) : undefined;
    });
    const scope = and(isChoosable(caller), rules(caller), ...searched);
    const query = listQuery({ columns: { ...SHOWN, createTime }, scope }, page);
    const { rows, total } = await selectList(db, contractInfo, SHOWN, query);
    return pageOf(rows, total, query);
  }

  /** Those of the agreements that may be chosen, by id. */
  async function inForce(caller: Caller, ids: readonly string[]) {
    const rows =
      ids.length === 0
        ? []
        : await db.orm
            .select(SHOWN)
            .from(contractInfo)
            .where(and(isChoosable(caller), inArray(id, [...ids])));
    return new Map(rows.map((row) => [row.id, row]));
  }

  function isChoosable({ tenantId }: Caller): SQL | undefined {
    const suppliers = db.orm
      .select({ id: supplierInfo.id })
      .from(supplierInfo)
      .where(and(or(eq(supplierInfo.tenantId, tenantId), isSharedWith({ tenantId })), isChoosableSql));
    return and(
      eq(contractInfo.tenantId, tenantId),
      eq(contractInfo.contractType, contractType.framework),
      eq(contractInfo.status, IN_FORCE),
      or(isNull(endDate), gte(endDate, timeText(clock()).slice(0, 10))),
      inArray(supplierId, suppliers),
    );
  }
}
