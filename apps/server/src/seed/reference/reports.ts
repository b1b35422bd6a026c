/** A field of a report; its width is in pixels. */
interface SeededField {
  fieldName: string;
  fieldTxt: string;
  fieldWidth: number;
  fieldType?: string;
  searchMode?: 'single' | 'group';
  isSearch?: '1';
  isOrder?: '1';
  dictCode?: string;
}

interface SeededReport {
  id: string;
  code: string;
  name: string;
  source: string;
  /** Names and labels of the parameters. */
  params: readonly (readonly [name: string, text: string])[];
  items: readonly SeededField[];
}

const searched = { isSearch: '1' } as const;
const sorted = { isOrder: '1' } as const;
const ranged = { ...searched, ...sorted, searchMode: 'group' } as const;

/** The reports of every installation (contract, part 4 §2). */
export const reports: readonly SeededReport[] = [
  {
    id: 'report-sys-user',
    code: 'sys_user_report',
    name: '用户报表',
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
