import { refuse, reply, type FakeRequest, type FakeRoutes } from '@gezi/client/testing';

const roles = [
  '系统管理员',
  '需求申报人',
  '计划审批人',
  '采购员',
  '采购经理',
  '评审专家',
  '合同管理员',
  '财务专员',
].map((roleName, nth) => ({
  id: `r${nth}`,
  roleName,
  // Roles that administrators add need no English name.
  roleNameEn: ['Administrator', 'Declarer', 'Plan approver', 'Purchaser', 'Purchasing manager', 'Expert'][nth] ?? null,
  roleCode: ['admin', 'declarer', 'approver', 'purchaser', 'manager', 'expert', 'contract', 'finance'][nth],
}));
const positions = ['总经理', '部门经理', '采购主管', '采购工程师', '质量工程师', '仓库管理员'].map((name, nth) => ({
  id: `p${nth}`,
  name,
  code: `P0${nth + 1}`,
  postRank_dictText: ['正高级', '副高级', '中级', '中级', '助级', '员级'][nth],
}));

const TREE = [
  ['c1', '0', '采购类别'],
  ['c11', 'c1', '生产物资'],
  ['c111', 'c11', '原材料'],
  ['c12', 'c1', '设备备件'],
  ['c13', 'c1', '工程服务'],
  ['c2', '0', '紧急程度'],
  ['c21', 'c2', '常规'],
  ['c22', 'c2', '停机抢修'],
  ['c3', '0', '资金来源'],
] as const;

const PRIORITY = [
  { value: 'L', text: '一般' },
  { value: 'M', text: '重要' },
  { value: 'H', text: '紧急' },
];
const UNITS = ['件', '台', '套', '米', '千克'].map((text, nth) => ({ value: String(nth + 1), text }));
const MATERIALS = Array.from({ length: 400 }, (_, nth) => ({
  value: `m${nth}`,
  text: `${['无缝钢管', '闸阀', '离心泵', '法兰', '垫片', '轴承'][nth % 6]} ${nth}`,
}));

/** Routes for roles, positions, categories and dictionaries, answered from memory. */
export const listRoutes: FakeRoutes = {
  'GET /sys/role/list': (request) => listed(roles, request),
  'GET /sys/position/list': (request) => listed(positions, request),
  'GET /sys/category/loadTreeData': level,
  'GET /sys/dict/loadTreeData': level,
  'GET /sys/category/loadDictItem/': ({ query }) => reply(titles(query.ids)),
  'GET /sys/dict/getDictItems/{dictCode}': ({ params }) =>
    params.dictCode === 'priority' || params.dictCode === 'unit'
      ? reply(params.dictCode === 'unit' ? UNITS : PRIORITY)
      : refuse(`字典不存在：${params.dictCode}`),
  'GET /sys/dict/loadDict/{dict}': ({ query }) => {
    const found = MATERIALS.filter(({ text }) => text.includes(query.keyword ?? ''));
    return reply(found.slice(0, Number(query.pageSize ?? 10)));
  },
  'GET /sys/dict/loadDictItem/{dict}': ({ params, query }) =>
    params.dict?.startsWith('sys_category')
      ? reply(titles(query.key))
      : reply((query.key ?? '').split(',').map((key) => MATERIALS.find(({ value }) => value === key)?.text ?? key)),
};

const titles = (ids = '') => ids.split(',').map((id) => TREE.find(([one]) => one === id)?.[2] ?? id);

function level({ query }: FakeRequest) {
  const parent = query.pid || '0';
  return reply(
    TREE.filter(([, pid]) => pid === parent).map(([value, , title]) => ({
      value,
      key: value,
      title,
      isLeaf: !TREE.some(([, pid]) => pid === value),
    })),
  );
}

function listed(rows: readonly Record<string, unknown>[], { query }: FakeRequest) {
  const found = rows.filter((row) =>
    Object.entries(row).every(([field, value]) => {
      const wanted = query[field];
      const several = query[`${field}_MultiString`]?.split(',');
      if (several) return several.includes(String(value));
      return !wanted || String(value).includes(wanted.replaceAll('*', ''));
    }),
  );
  const size = Number(query.pageSize ?? 10);
  const from = (Number(query.pageNo ?? 1) - 1) * size;
  return reply({ records: found.slice(from, from + size), total: found.length });
}
