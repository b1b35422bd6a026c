export interface DepartSeed {
  name: string;
  nameEn: string;
  short?: string;
  /** 1 company, 2 department; default 2. */
  category?: '1' | '2';
  children?: readonly DepartSeed[];
}

export interface TenantSeed {
  id: number;
  name: string;
  /** Domain of its email addresses; reserved example names only. */
  domain: string;
  address: string;
  /** First letter of the codes of its departments. */
  letter: string;
  root: DepartSeed;
}

/** A pump and valve maker with 30 departments, and a smaller company in the same installation. */
export const tenants: readonly TenantSeed[] = [
  {
    id: 1,
    name: '锐衡装备制造集团',
    domain: 'ruiheng.example',
    address: '江苏省常州市武进区延政中路 66 号',
    letter: 'A',
    root: {
      name: '锐衡装备制造集团有限公司', nameEn: 'Ruiheng Equipment Group Co., Ltd.',
      short: '锐衡集团',
      category: '1',
      children: [
        {
          name: '集团总部', nameEn: 'Group headquarters',
          children: [
            { name: '总经理办公室', nameEn: "General manager's office" },
            { name: '人力资源部', nameEn: 'Human resources' },
            { name: '财务管理部', nameEn: 'Finance' },
            { name: '信息技术部', nameEn: 'Information technology' },
            { name: '质量管理部', nameEn: 'Quality management' },
            { name: '安全环保部', nameEn: 'Safety and environment' },
          ],
        },
        {
          name: '供应链管理中心', nameEn: 'Supply chain centre',
          children: [
            { name: '采购管理部', nameEn: 'Purchasing' },
            { name: '物资计划部', nameEn: 'Material planning' },
            { name: '仓储物流部', nameEn: 'Warehousing and logistics' },
            { name: '招标管理部', nameEn: 'Tendering' },
          ],
        },
        {
          name: '锐衡泵业有限公司', nameEn: 'Ruiheng Pumps Co., Ltd.',
          short: '泵业公司',
          category: '1',
          children: [
            { name: '铸造车间', nameEn: 'Casting workshop' },
            { name: '机加工车间', nameEn: 'Machining workshop' },
            { name: '装配车间', nameEn: 'Assembly workshop' },
            { name: '设备动力部', nameEn: 'Equipment and power' },
            { name: '生产计划部', nameEn: 'Production planning' },
          ],
        },
        {
          name: '锐衡阀门有限公司', nameEn: 'Ruiheng Valves Co., Ltd.',
          short: '阀门公司',
          category: '1',
          children: [{ name: '锻造车间', nameEn: 'Forging workshop' }, { name: '精加工车间', nameEn: 'Finishing workshop' }, { name: '总装车间', nameEn: 'Final assembly workshop' }, { name: '设备管理部', nameEn: 'Equipment management' }],
        },
        {
          name: '技术研究院', nameEn: 'Research institute',
          children: [{ name: '产品设计所', nameEn: 'Product design' }, { name: '工艺研究所', nameEn: 'Process engineering' }, { name: '检测中心', nameEn: 'Test centre' }],
        },
        { name: '销售服务部', nameEn: 'Sales and service', children: [{ name: '售后服务科', nameEn: 'After-sales service' }] },
      ],
    },
  },
  {
    id: 2,
    name: '江北新能源科技',
    domain: 'jiangbei.example',
    address: '江苏省南京市浦口区桥林大道 18 号',
    letter: 'B',
    root: {
      name: '江北新能源科技有限公司', nameEn: 'Jiangbei New Energy Co., Ltd.',
      short: '江北新能源',
      category: '1',
      children: [{ name: '电芯制造部', nameEn: 'Cell manufacturing' }, { name: '模组装配部', nameEn: 'Module assembly' }, { name: '采购部', nameEn: 'Purchasing' }, { name: '品质部', nameEn: 'Quality' }],
    },
  },
];

export const positions: readonly { code: string; name: string; rank: string }[] = [
  { code: 'zjl', name: '总经理', rank: '5' },
  { code: 'bmjl', name: '部门经理', rank: '4' },
  { code: 'czr', name: '车间主任', rank: '4' },
  { code: 'gjgcs', name: '高级工程师', rank: '4' },
  { code: 'gcs', name: '工程师', rank: '3' },
  { code: 'cgy', name: '采购员', rank: '3' },
  { code: 'jhy', name: '计划员', rank: '2' },
  { code: 'zjy', name: '质检员', rank: '2' },
  { code: 'kgy', name: '库管员', rank: '1' },
  { code: 'czg', name: '操作工', rank: '1' },
];
