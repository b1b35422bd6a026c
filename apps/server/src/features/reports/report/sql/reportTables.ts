import {
  contractFields,
  contractType,
  materialFields,
  materialTypeFields,
  orderFields,
  planFields,
  projectFields,
  receiptFields,
  supplierFields,
  type Label,
} from '@gezi/domain';
import { and, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import { PgText, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { ofTenant } from '../../../../identity/users/ofTenant';
import type { DataRules } from '../../../../identity/rights/dataRules';
import type { Caller } from '../../../../platform/http/Caller';
import {
  contractDetail,
  contractInfo,
  materialInfo,
  materialType,
  orderDetail,
  orderReceipt,
  purchaseInfo,
  purchaseOrder,
  purchasePlan,
  purchasePlanDetail,
  receiptDetail,
  supplierInfo,
  sysDepart,
  sysDict,
  sysDictItem,
  sysUser,
} from '../../../../platform/db';
import { columnLabels } from './columnLabels';

interface TableColumn {
  value: AnyPgColumn | SQL;
  label: Label | undefined;
}

/** A table that report SQL may read: some columns of a table of the database, and the rows of one tenant. */
export interface ReportTable {
  label: Label;
  from: PgTable;
  columns: Readonly<Record<string, TableColumn>>;
  /** Rows that the caller may read. */
  rows: (caller: Caller) => SQL | undefined;
}

interface RuledTable extends ReportTable {
  /** Data rules of a caller; undefined: all rows of the tenant. */
  rules: (caller: Caller) => SQL | undefined;
}

type TenantTable = PgTable & { tenantId: AnyPgColumn };
type Labelled = readonly { key: string; label: Label }[];

/**
 * Tables of report SQL by name. Their names differ from those of the database, so that SQL never reads a table itself.
 * The data rules of a list apply here too.
 */
export function reportTables({ rulesOf }: Pick<DataRules, 'rulesOf'>): Readonly<Record<string, ReportTable>> {
  const listed =
    (page: string) =>
    (caller: Caller): SQL | undefined =>
      rulesOf(page)(caller);
  const contractRules = (caller: Caller) => {
    const framed = rulesOf('contract/FramedList')(caller);
    const single = rulesOf('contract/SingleList')(caller);
    if (!framed && !single) return undefined;
    return or(
      and(eq(contractInfo.contractType, contractType.framework), framed),
      and(eq(contractInfo.contractType, contractType.project), single),
    );
  };

  const suppliers = tableOf(
    supplierInfo,
    { 'zh-CN': '供应商', 'en-US': 'Suppliers' },
    listed('supplier/SupplierList'),
    {
      fields: supplierFields,
      columns: [
        'id',
        'name',
        'shortName',
        'creditCode',
        'supplierType',
        'legalPerson',
        'registerCapital',
        'establishDate',
      ],
      more: ['linkman', 'mobile', 'email', 'address', 'level', 'score', 'status', 'auditStatus', 'createTime'],
    },
  );
  const materials = tableOf(
    materialInfo,
    { 'zh-CN': '物料', 'en-US': 'Materials' },
    listed('material/ClassificationList'),
    {
      fields: materialFields,
      columns: [
        'id',
        'code',
        'name',
        'typeId',
        'typeName',
        'unit',
        'models',
        'brand',
        'specs',
        'referencePrice',
        'status',
      ],
      more: ['createTime'],
    },
  );
  const types = tableOf(materialType, { 'zh-CN': '物料分类', 'en-US': 'Material types' }, listed('material/TypeList'), {
    fields: materialTypeFields,
    columns: ['id', 'pid', 'code', 'name', 'level', 'sortOrder', 'status'],
  });
  const plans = tableOf(purchasePlan, { 'zh-CN': '采购计划', 'en-US': 'Purchase plans' }, listed('purchase/PlanList'), {
    fields: planFields,
    columns: ['id', 'planNo', 'planName', 'departId', 'departName', 'demandOrgName', 'applyTime', 'purchaseUserName'],
    more: ['status', 'approveUser', 'approveTime', 'createBy', 'createTime'],
  });
  const projects = tableOf(
    purchaseInfo,
    { 'zh-CN': '采购项目', 'en-US': 'Purchase projects' },
    listed('purchase/ProjectList'),
    {
      fields: projectFields,
      columns: [
        'id',
        'proNo',
        'proName',
        'departId',
        'departName',
        'applyUserName',
        'applyTime',
        'buyType',
        'contractType',
      ],
      more: [
        'proStartTime',
        'proEndTime',
        'budgetTotalPrice',
        'status',
        'publishTime',
        'openTime',
        'awardTime',
        'createTime',
      ],
    },
  );
  const contracts = tableOf(contractInfo, { 'zh-CN': '合同', 'en-US': 'Contracts' }, contractRules, {
    fields: contractFields,
    columns: [
      'id',
      'contractNo',
      'contractName',
      'contractType',
      'departId',
      'departName',
      'supplierId',
      'supplierName',
    ],
    more: [
      'contractPrice',
      'orderedPrice',
      'receivedPrice',
      'proNo',
      'proName',
      'buyType',
      'draftingUp',
      'startDate',
      'endDate',
      'status',
      'executorUserName',
      'signTime',
      'createTime',
    ],
  });
  const orders = tableOf(
    purchaseOrder,
    { 'zh-CN': '采购订单', 'en-US': 'Purchase orders' },
    listed('purchase/OrderList'),
    {
      fields: orderFields,
      columns: ['id', 'orderNo', 'contractId', 'contractNo', 'contractName', 'departId', 'supplierId', 'supplierName'],
      more: [
        'purchaseUserName',
        'orderDate',
        'demandTime',
        'payType',
        'totalPrice',
        'status',
        'submitTime',
        'confirmTime',
        'overdueTime',
        'createTime',
      ],
    },
  );
  const receipts = tableOf(orderReceipt, { 'zh-CN': '收货单', 'en-US': 'Receipts' }, listed('order/ReceiptList'), {
    fields: receiptFields,
    columns: [
      'id',
      'receiptNo',
      'orderId',
      'orderNo',
      'contractId',
      'contractNo',
      'departId',
      'supplierId',
      'supplierName',
    ],
    more: ['deliverTime', 'receiveTime', 'receiveUserName', 'status', 'createTime'],
  });

  return {
    suppliers,
    materials,
    material_types: types,
    plans,
    plan_lines: linesOf(purchasePlanDetail, purchasePlanDetail.planId, plans, {
      label: { 'zh-CN': '采购计划明细', 'en-US': 'Lines of purchase plans' },
      columns: ['id', 'planId', 'planDetailNo', 'materialCode', 'materialName', 'materialTypeName', 'unit', 'models'],
      more: ['counts', 'actualCounts', 'usedCounts', 'estimatedPrice', 'demandTime'],
    }),
    projects,
    contracts,
    contract_lines: linesOf(contractDetail, contractDetail.contractId, contracts, {
      label: { 'zh-CN': '合同明细', 'en-US': 'Lines of contracts' },
      columns: ['id', 'contractId', 'materialCode', 'materialName', 'materialTypeName', 'unit', 'models', 'brand'],
      more: ['price', 'count', 'totalPrice', 'orderedCount', 'receivedCount'],
    }),
    orders,
    order_lines: linesOf(orderDetail, orderDetail.orderId, orders, {
      label: { 'zh-CN': '订单明细', 'en-US': 'Lines of orders' },
      columns: [
        'id',
        'orderId',
        'materialCode',
        'materialName',
        'materialTypeName',
        'unit',
        'models',
        'count',
        'price',
      ],
      more: ['totalPrice', 'demandTime', 'deliveredCount', 'receivedCount', 'rejectedCount', 'releasedCount'],
    }),
    receipts,
    receipt_lines: linesOf(receiptDetail, receiptDetail.receiptId, receipts, {
      label: { 'zh-CN': '收货明细', 'en-US': 'Lines of receipts' },
      columns: ['id', 'receiptId', 'orderDetailId', 'materialCode', 'materialName', 'unit'],
      more: ['deliverCount', 'acceptCount', 'rejectCount', 'rejectReason'],
    }),
    users: {
      label: { 'zh-CN': '用户', 'en-US': 'Users' },
      from: sysUser,
      columns: columnsOf(sysUser, ['id', 'username', 'realname', 'sex', 'workNo', 'status', 'createTime'], []),
      rows: ({ tenantId }) => ofTenant(tenantId),
    },
    departments: {
      label: { 'zh-CN': '部门', 'en-US': 'Departments' },
      from: sysDepart,
      columns: columnsOf(sysDepart, ['id', 'parentId', 'departName', 'orgCode', 'orgCategory', 'status'], []),
      rows: ({ tenantId }) => and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0)),
    },
    dictionary_items: {
      label: { 'zh-CN': '字典项', 'en-US': 'Dictionary items' },
      from: sysDictItem,
      columns: {
        dict_code: {
          value: sql`(select ${sysDict.dictCode} from ${sysDict} where ${sysDict.id} = ${sysDictItem.dictId})`,
          label: columnLabels.dict_code,
        },
        ...columnsOf(sysDictItem, ['itemValue', 'itemText', 'itemTextEn', 'sortOrder'], []),
      },
      // Dictionaries serve all tenants.
      rows: () => eq(sysDictItem.status, 1),
    },
  };
}

interface TableParts {
  fields: Labelled;
  /** Properties of the table; `more` continues the list. */
  columns: readonly string[];
  more?: readonly string[];
}

function tableOf(
  from: TenantTable,
  label: Label,
  rules: (caller: Caller) => SQL | undefined,
  { fields, columns, more = [] }: TableParts,
): RuledTable {
  return {
    label,
    from,
    rules,
    columns: columnsOf(from, [...columns, ...more], fields),
    rows: (caller) => and(eq(from.tenantId, caller.tenantId), rules(caller)),
  };
}

/** Lines of documents; those of documents that the caller may not read are hidden. */
function linesOf(
  from: TenantTable,
  headerId: AnyPgColumn,
  header: RuledTable,
  { label, columns, more = [] }: Omit<TableParts, 'fields'> & { label: Label },
): ReportTable {
  return {
    label,
    from,
    columns: columnsOf(from, [...columns, ...more], []),
    rows: (caller) => {
      const isOfTenant = eq(from.tenantId, caller.tenantId);
      // Lines are of the tenant of their document, and removed with it.
      if (!header.rules(caller)) return isOfTenant;
      const id = (header.from as PgTable & { id: AnyPgColumn }).id;
      const headers = sql`(select ${id} from ${header.from} where ${header.rows(caller)})`;
      return and(isOfTenant, inArray(headerId, headers));
    },
  };
}

function columnsOf(table: PgTable, keys: readonly string[], fields: Labelled): Record<string, TableColumn> {
  const all = getTableColumns(table) as Record<string, AnyPgColumn>;
  return Object.fromEntries(
    keys.map((key) => {
      const column = all[key];
      if (!column) throw new Error(`there is no column ${key}`);
      // Texts without a limit could fill the memory when they are joined.
      if (column instanceof PgText) throw new Error(`${column.name} is a text without a limit`);
      const label = fields.find((field) => field.key === key)?.label ?? columnLabels[column.name];
      return [column.name, { value: column, label }];
    }),
  );
}

/** The table as a query that report SQL may name in `with`. */
export function tableSql({ from, columns, rows }: ReportTable, caller: Caller): SQL {
  const selected = Object.entries(columns).map(([name, { value }]) => sql`${value} as ${sql.identifier(name)}`);
  const where = caller.tenantId === 0 ? sql`false` : rows(caller);
  // `offset 0` keeps conditions of the SQL out of this query: they never see rows of other tenants.
  return sql`select ${sql.join(selected, sql`, `)} from ${from} where ${where} offset 0`;
}
