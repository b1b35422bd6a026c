import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';

const UNITS = ['件', '台', '套', '米', '千克'];
const MATERIALS = ['无缝钢管', '闸阀', '离心泵', '法兰', '垫片', '轴承', '电缆', '螺栓'];

const materials = Array.from({ length: 86 }, (_, nth) => ({
  id: `m${nth + 1}`,
  code: `WL${String(nth + 1).padStart(5, '0')}`,
  name: `${MATERIALS[nth % MATERIALS.length]} DN${50 + (nth % 12) * 25}`,
  unit: String((nth % UNITS.length) + 1),
  referencePrice: Math.round(1250 + nth * 320) / 100,
}));

/** Two reports: materials with a query form, suppliers without one. */
export const reportRoutes: FakeRoutes = {
  'GET /online/cgreport/api/getRpColumns/{code}': ({ params }) => {
    const found = CONFIGS[params.code ?? ''];
    return found ? reply(found) : refuse(`报表编码 ${params.code} 不存在`);
  },
  'GET /online/cgreport/api/getQueryInfo/{id}': ({ params }) =>
    reply(
      params.id === 'r-material'
        ? [
            { field: 'name', label: '物料名称', mode: 'single', view: 'text', hidden: '0' },
            { field: 'code', label: '物料编码', mode: 'single', view: 'text', hidden: '0' },
            { field: 'unit', label: '单位', mode: 'single', view: 'list', hidden: '1', dictCode: 'unit' },
            { field: 'createTime', label: '创建日期', mode: 'group', view: 'date', hidden: '1' },
          ]
        : [],
    ),
  'GET /online/cgreport/api/getData/{id}': ({ params, query }) => {
    const rows = params.id === 'r-material' ? materials : suppliers;
    const part = (query.name ?? '').replaceAll('*', '');
    const found = rows.filter(({ name }) => name.includes(part));
    const size = Number(query.pageSize ?? 10);
    const from = (Number(query.pageNo ?? 1) - 1) * size;
    const sorted = query.order === 'asc' ? found : found.toReversed();
    return reply({ records: sorted.slice(from, from + size), total: found.length });
  },
};

const suppliers = [
  '常州恒源阀门有限公司',
  '无锡瑞通管业有限公司',
  '江苏联创机电设备有限公司',
  '南通海泰铸造有限公司',
].map((name, nth) => ({
  id: `s${nth + 1}`,
  name,
  linkman: ['陈建国', '周敏', '吴晓东', '孙丽'][nth],
  mobile: `1391234567${nth}`,
}));

const CONFIGS: Readonly<Record<string, object>> = {
  material_report: {
    cgRpConfigId: 'r-material',
    cgRpConfigName: '物料报表',
    columns: [
      { title: '物料编码', dataIndex: 'code', align: 'left', width: 140, sorter: true },
      { title: '物料名称', dataIndex: 'name', align: 'left', width: 260 },
      { title: '单位', dataIndex: 'unit', align: 'center', width: 90, customRender: 'unit' },
      { title: '参考单价', dataIndex: 'referencePrice', align: 'right', width: 120, sorter: true },
    ],
    dictOptions: { unit: UNITS.map((text, nth) => ({ value: String(nth + 1), text })) },
  },
  supplier_report: {
    cgRpConfigId: 'r-supplier',
    cgRpConfigName: '供应商报表',
    columns: [
      { title: '供应商名称', dataIndex: 'name', align: 'left', width: 280 },
      { title: '联系人', dataIndex: 'linkman', align: 'left', width: 120 },
      { title: '手机', dataIndex: 'mobile', align: 'left', width: 140 },
    ],
    dictOptions: {},
  },
};
