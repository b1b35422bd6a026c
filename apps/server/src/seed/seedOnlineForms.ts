import { FIELD_DEFAULTS, HEAD_DEFAULTS, type FormField, type FormFieldIn } from '@gezi/domain';
import { bulkInsert, formHead, onlineFormData, type Database } from '../platform/db';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;
const MAIN = 'office_asset';

const ASSET: readonly FormFieldIn[] = [
  {
    dbFieldName: 'asset_no',
    dbFieldTxt: '资产编号',
    dbLength: 20,
    fieldMustInput: '1',
    fieldValidType: 'only',
    isQuery: '1',
    sortFlag: '1',
  },
  { dbFieldName: 'name', dbFieldTxt: '资产名称', dbLength: 50, fieldMustInput: '1', isQuery: '1' },
  { dbFieldName: 'keeper', dbFieldTxt: '保管人', fieldShowType: 'sel_user', isQuery: '1' },
  { dbFieldName: 'depart', dbFieldTxt: '使用部门', fieldShowType: 'sel_depart' },
  {
    dbFieldName: 'price',
    dbFieldTxt: '原值（元）',
    dbType: 'BigDecimal',
    dbLength: 12,
    dbPointLength: 2,
    sortFlag: '1',
  },
  {
    dbFieldName: 'bought',
    dbFieldTxt: '购置日期',
    dbType: 'Date',
    fieldShowType: 'date',
    isQuery: '1',
    queryMode: 'group',
    sortFlag: '1',
  },
  { dbFieldName: 'in_use', dbFieldTxt: '在用', fieldShowType: 'radio', dictField: 'yn', fieldDefaultValue: '1' },
  { dbFieldName: 'remark', dbFieldTxt: '备注', fieldShowType: 'textarea', dbLength: 200, isShowList: '0' },
];

const SERVICE: readonly FormFieldIn[] = [
  { dbFieldName: 'asset', dbFieldTxt: '资产编号', mainTable: MAIN, mainField: 'asset_no' },
  { dbFieldName: 'day', dbFieldTxt: '维修日期', dbType: 'Date', fieldShowType: 'date', fieldMustInput: '1' },
  { dbFieldName: 'content', dbFieldTxt: '维修内容', dbLength: 100, fieldMustInput: '1' },
  { dbFieldName: 'cost', dbFieldTxt: '费用（元）', dbType: 'BigDecimal', dbLength: 10, dbPointLength: 2 },
];

const RECORDS = [
  ['BG-0001', '激光打印机', 'purchaser', 2899, '2024-03-12', '1'],
  ['BG-0002', '会议室投影仪', 'manager', 6480, '2023-09-05', '1'],
  ['BG-0003', '台式工作站', 'declarer', 12600, '2025-01-20', '1'],
  ['BG-0004', '碎纸机', 'approver', 860, '2021-06-30', '0'],
] as const;

/** Seeds an online form with a sub-table and some records of the first company. */
export async function seedOnlineForms(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const auditColumns = (createTime: string) => ({
    createBy: 'manager',
    createTime,
    updateTime: createTime,
    tenantId: TENANT,
  });
  const designed = auditColumns(calendar.past(80, 14.5));
  const [id, subId] = [seedId('onlineForm', 1), seedId('onlineForm', 2)];
  await bulkInsert(db, formHead, [
    {
      ...HEAD_DEFAULTS,
      id,
      tableName: MAIN,
      tableTxt: '办公资产登记',
      tableType: '2',
      formTemplate: '2',
      fields: fieldsOf(ASSET, id, 0),
      ...designed,
    },
    {
      ...HEAD_DEFAULTS,
      id: subId,
      tableName: `${MAIN}_service`,
      tableTxt: '维修记录',
      tableType: '3',
      fields: fieldsOf(SERVICE, subId, ASSET.length),
      ...designed,
    },
  ]);
  await bulkInsert(
    db,
    onlineFormData,
    RECORDS.map(([assetNo, name, keeper, price, bought, inUse], at) => ({
      id: seedId('onlineFormData', at + 1),
      formId: id,
      formVersion: 1,
      values: {
        asset_no: assetNo,
        name,
        keeper,
        price,
        bought,
        in_use: inUse,
        [`${MAIN}_service`]: at === 0 ? [{ day: '2025-08-18', content: '更换定影组件', cost: 460 }] : [],
      },
      ...auditColumns(calendar.past(40 - at * 3, 9.5 + at)),
    })),
  );
}

/** @param from number of fields already created */
const fieldsOf = (fields: readonly FormFieldIn[], cgformHeadId: string, from: number): FormField[] =>
  fields.map(
    (field, at) =>
      ({
        ...FIELD_DEFAULTS,
        ...field,
        id: seedId('onlineFormField', from + at + 1),
        cgformHeadId,
        orderNum: at,
      }) as FormField,
  );
