import type { ReportChart } from '@gezi/domain';

/** A field of a report; its width is in pixels. */
interface SeededField {
  fieldName: string;
  fieldTxt: string;
  fieldTxtEn?: string;
  fieldWidth: number;
  fieldType?: string;
  searchMode?: 'single' | 'group';
  isSearch?: '1';
  isOrder?: '1';
  dictCode?: string;
  isTotal?: '1';
  format?: 'money' | 'percent' | 'integer';
}

export interface SeededReport {
  id: string;
  code: string;
  name: string;
  nameEn?: string;
  /** Key of a source, or SQL. */
  source: string;
  roleCodes?: string;
  charts?: ReportChart[];
  /** Names and labels of the parameters. */
  params: readonly (readonly [name: string, text: string])[];
  items: readonly SeededField[];
}

const searched = { isSearch: '1' } as const;
const sorted = { isOrder: '1' } as const;
const ranged = { ...searched, ...sorted, searchMode: 'group' } as const;

/** The reports of every installation that fill in forms (contract, part 4 §2). */
export const popupReports: readonly SeededReport[] = [
  {
    id: 'report-sys-user',
    code: 'sys_user_report',
    name: '用户报表',
    nameEn: 'Users',
    source: 'sys_user',
    params: [['sex', '性别']],
    items: [
      { fieldName: 'username', fieldTxt: '用户账号', fieldWidth: 160, ...searched, ...sorted },
      { fieldName: 'realname', fieldTxt: '用户姓名', fieldWidth: 160, ...searched, ...sorted },
      { fieldName: 'sex', fieldTxt: '性别', fieldWidth: 80, fieldType: 'Integer', dictCode: 'sex', ...searched },
      { fieldName: 'phone', fieldTxt: '手机号码', fieldWidth: 140 },
      { fieldName: 'orgCodeTxt', fieldTxt: '所属部门', fieldWidth: 260 },
    ],
  },
  {
    id: 'report-material',
    code: 'material_report',
    name: '物料报表',
    nameEn: 'Materials',
    source: 'material_info',
    params: [
      ['typeId', '物料分类'],
      ['status', '状态'],
    ],
    items: [
      { fieldName: 'code', fieldTxt: '物料编码', fieldWidth: 150, ...searched, ...sorted },
      { fieldName: 'name', fieldTxt: '物料名称', fieldWidth: 260, ...searched, ...sorted },
      { fieldName: 'typeName', fieldTxt: '物料分类', fieldWidth: 160, ...searched },
      { fieldName: 'unit', fieldTxt: '单位', fieldWidth: 90 },
      { fieldName: 'referencePrice', fieldTxt: '参考单价', fieldWidth: 130, fieldType: 'BigDecimal', ...ranged },
    ],
  },
  {
    id: 'report-supplier',
    code: 'supplier_report',
    name: '供应商报表',
    nameEn: 'Suppliers',
    source: 'supplier_info',
    params: [
      ['status', '状态'],
      ['level', '等级'],
    ],
    items: [
      { fieldName: 'name', fieldTxt: '供应商名称', fieldWidth: 300, ...searched, ...sorted },
      { fieldName: 'linkman', fieldTxt: '联系人', fieldWidth: 140, ...searched },
      { fieldName: 'mobile', fieldTxt: '手机号码', fieldWidth: 150 },
      { fieldName: 'createTime', fieldTxt: '登记时间', fieldWidth: 180, fieldType: 'Date', ...ranged },
    ],
  },
];

const READERS = 'admin,manager,purchaser';
const amount = { fieldType: 'BigDecimal', format: 'money', isTotal: '1', ...sorted } as const;
const number = { fieldType: 'Long', isTotal: '1', ...sorted } as const;

/** Orders that count as purchases: sent to the supplier, neither refused nor cancelled. */
const PURCHASED = "o.status not in ('0', '3', '9')";

/** The reports of every installation that the menu shows. */
export const menuReports: readonly SeededReport[] = [
  {
    id: 'report-purchases-by-month',
    code: 'purchases_by_month',
    name: '月度采购统计',
    nameEn: 'Purchases by month',
    source: `select to_char(o.order_date, 'YYYY-MM') as month,
  coalesce(d.depart_name, '-') as department,
  count(*) as orders,
  count(distinct o.supplier_id) as suppliers,
  sum(o.total_price) as amount
from orders o
left join departments d on d.id = o.depart_id
where ${PURCHASED}
group by 1, 2
order by 1, 2`,
    roleCodes: READERS,
    charts: [
      { kind: 'bar', x: 'month', series: 'department', y: 'amount', method: 'sum' },
      { kind: 'pie', x: 'department', series: null, y: 'amount', method: 'sum' },
    ],
    params: [],
    items: [
      { fieldName: 'month', fieldTxt: '月份', fieldTxtEn: 'Month', fieldWidth: 120, ...ranged },
      { fieldName: 'department', fieldTxt: '部门', fieldTxtEn: 'Department', fieldWidth: 180, ...searched, ...sorted },
      { fieldName: 'orders', fieldTxt: '订单数', fieldTxtEn: 'Orders', fieldWidth: 110, ...number },
      // Suppliers of several months are the same, so they have no total.
      {
        fieldName: 'suppliers',
        fieldTxt: '供应商数',
        fieldTxtEn: 'Suppliers',
        fieldWidth: 110,
        fieldType: 'Long',
        ...sorted,
      },
      { fieldName: 'amount', fieldTxt: '采购金额（元）', fieldTxtEn: 'Amount (yuan)', fieldWidth: 160, ...amount },
    ],
  },
  {
    id: 'report-supplier-ranking',
    code: 'supplier_ranking',
    name: '供应商采购排名',
    nameEn: 'Supplier ranking',
    source: `select row_number() over (order by sum(o.total_price) desc) as place,
  o.supplier_name as supplier,
  s.level as level,
  count(*) as orders,
  sum(o.total_price) as amount,
  round(avg(o.total_price), 2) as average,
  round(sum(o.total_price) / nullif(sum(sum(o.total_price)) over (), 0), 4) as share
from orders o
left join suppliers s on s.id = o.supplier_id
where ${PURCHASED}
group by o.supplier_name, s.level
order by 1`,
    roleCodes: READERS,
    charts: [
      { kind: 'bar', x: 'supplier', series: null, y: 'amount', method: 'sum' },
      { kind: 'pie', x: 'level', series: null, y: 'amount', method: 'sum' },
    ],
    params: [],
    items: [
      { fieldName: 'place', fieldTxt: '名次', fieldTxtEn: 'Place', fieldWidth: 80, fieldType: 'Long', ...sorted },
      { fieldName: 'supplier', fieldTxt: '供应商', fieldTxtEn: 'Supplier', fieldWidth: 260, ...searched, ...sorted },
      {
        fieldName: 'level',
        fieldTxt: '等级',
        fieldTxtEn: 'Level',
        fieldWidth: 90,
        dictCode: 'supplier_level',
        ...searched,
      },
      { fieldName: 'orders', fieldTxt: '订单数', fieldTxtEn: 'Orders', fieldWidth: 100, ...number },
      { fieldName: 'amount', fieldTxt: '采购金额（元）', fieldTxtEn: 'Amount (yuan)', fieldWidth: 160, ...amount },
      {
        fieldName: 'average',
        fieldTxt: '平均金额（元）',
        fieldTxtEn: 'Average (yuan)',
        fieldWidth: 150,
        fieldType: 'BigDecimal',
        format: 'money',
        ...sorted,
      },
      {
        fieldName: 'share',
        fieldTxt: '占比',
        fieldTxtEn: 'Share',
        fieldWidth: 90,
        fieldType: 'BigDecimal',
        format: 'percent',
        ...sorted,
      },
    ],
  },
  {
    id: 'report-open-orders',
    code: 'open_orders',
    name: '未完成订单',
    nameEn: 'Open orders',
    source: `select o.order_no as order_no,
  o.supplier_name as supplier,
  o.contract_name as contract,
  o.status as status,
  o.order_date as order_date,
  o.demand_time as demand_date,
  greatest(current_date - o.demand_time, 0) as overdue_days,
  o.total_price as amount,
  o.total_price - coalesce(l.received, 0) as open_amount
from orders o
left join (
  select order_id, sum(received_count * price) as received
  from order_lines
  group by order_id
) l on l.order_id = o.id
where o.status in ('1', '2', '4', '5', '6')
order by o.demand_time nulls last, o.order_no`,
    roleCodes: READERS,
    charts: [
      { kind: 'pie', x: 'status', series: null, y: null, method: 'count' },
      { kind: 'bar', x: 'supplier', series: 'status', y: 'open_amount', method: 'sum' },
    ],
    params: [],
    items: [
      {
        fieldName: 'order_no',
        fieldTxt: '订单编号',
        fieldTxtEn: 'Order number',
        fieldWidth: 160,
        ...searched,
        ...sorted,
      },
      { fieldName: 'supplier', fieldTxt: '供应商', fieldTxtEn: 'Supplier', fieldWidth: 220, ...searched, ...sorted },
      { fieldName: 'contract', fieldTxt: '合同', fieldTxtEn: 'Contract', fieldWidth: 220 },
      {
        fieldName: 'status',
        fieldTxt: '状态',
        fieldTxtEn: 'State',
        fieldWidth: 120,
        dictCode: 'order_status',
        ...searched,
      },
      {
        fieldName: 'order_date',
        fieldTxt: '订单日期',
        fieldTxtEn: 'Order date',
        fieldWidth: 120,
        fieldType: 'Date',
        ...ranged,
      },
      {
        fieldName: 'demand_date',
        fieldTxt: '需求日期',
        fieldTxtEn: 'Needed by',
        fieldWidth: 120,
        fieldType: 'Date',
        ...ranged,
      },
      {
        fieldName: 'overdue_days',
        fieldTxt: '逾期天数',
        fieldTxtEn: 'Days overdue',
        fieldWidth: 110,
        fieldType: 'Integer',
        ...sorted,
      },
      { fieldName: 'amount', fieldTxt: '订单金额（元）', fieldTxtEn: 'Amount (yuan)', fieldWidth: 150, ...amount },
      {
        fieldName: 'open_amount',
        fieldTxt: '未收货金额（元）',
        fieldTxtEn: 'Not received (yuan)',
        fieldWidth: 160,
        ...amount,
      },
    ],
  },
];
