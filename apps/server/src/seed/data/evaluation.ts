/** A dimension that experts score: points and profession, 1 technical or 2 commercial. */
export interface DimensionSeed {
  name: string;
  points: number;
  profession: '1' | '2';
  notes: string;
  status?: '0';
}

export const dimensions: readonly DimensionSeed[] = [
  {
    name: '技术方案响应',
    points: 30,
    profession: '1',
    notes: '逐条对照技术要求评分，关键参数每负偏离一项扣 5 分，扣完为止',
  },
  { name: '产品质量与可靠性', points: 15, profession: '1', notes: '依据型式试验报告、质保期和同类产品运行业绩评分' },
  { name: '交付能力与工期', points: 10, profession: '1', notes: '交期满足要求得 8 分，每提前 5 天加 1 分，最高 10 分' },
  { name: '售后服务', points: 5, profession: '1', notes: '响应时间、备件储备和服务网点' },
  { name: '投标报价', points: 30, profession: '2', notes: '以有效报价的最低价为基准价，按比例折算得分' },
  { name: '企业资信与业绩', points: 6, profession: '2', notes: '近三年同类合同每个 2 分，须提供合同复印件' },
  { name: '付款条件', points: 4, profession: '2', notes: '完全响应付款条件得 4 分，有偏离不得分' },
  { name: '节能与环保', points: 5, profession: '1', notes: '一级能效得 5 分，二级能效得 3 分', status: '0' },
];

/** A rule by which experts are drawn, for the material types of these codes; none: for all. */
export interface ExtractionSeed {
  name: string;
  techNum: number;
  busiNum: number;
  types: readonly string[];
  remark: string;
  status?: '0';
}

export const extractions: readonly ExtractionSeed[] = [
  { name: '通用物资五人组', techNum: 3, busiNum: 2, types: [], remark: '预算 50 万元以上的通用物资' },
  { name: '泵阀设备七人组', techNum: 5, busiNum: 2, types: ['0101', '0102'], remark: '技术复杂的设备采购' },
  { name: '小额采购三人组', techNum: 2, busiNum: 1, types: [], remark: '预算 10 万元以下' },
  { name: '原材料三人组（旧）', techNum: 1, busiNum: 2, types: ['0301'], remark: '已由通用规则替代', status: '0' },
];

/** Organisations of external experts and their titles; fictitious. */
export const expertPlaces = [
  ['临江机械工程研究院', '教授级高级工程师'],
  ['华东装备质量检测中心', '高级工程师'],
  ['临江理工大学机械学院', '副教授'],
  ['江南工程造价咨询有限公司', '注册造价工程师'],
  ['中和会计师事务所', '高级会计师'],
] as const;

/** Material types of technical experts, by code, in turn. */
export const expertTypes: readonly (readonly string[])[] = [['0101', '0102'], ['0301'], [], ['0802', '0301']];

/** Dimensions of evaluations of suppliers, with weights in percent. */
export const supplierDimensions = [
  { name: '产品质量', weight: 30 },
  { name: '交付及时', weight: 30 },
  { name: '价格水平', weight: 20 },
  { name: '售后服务', weight: 20 },
] as const;

/** Scores of suppliers by their level. */
export const supplierMarks = {
  A: [94, 96.5, 91, 93],
  B: [82, 86.5, 78, 84],
  C: [66, 71.5, 63, 68],
  D: [52, 58.5, 47, 55],
} as const;
