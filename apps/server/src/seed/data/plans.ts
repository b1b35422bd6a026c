import { planStatus, type PlanStatus } from '@gezi/domain';

/** Number of demand plans in each state. */
export const planCounts: readonly [PlanStatus, number][] = [
  [planStatus.draft, 6],
  [planStatus.inApproval, 8],
  [planStatus.toAssign, 12],
  [planStatus.toPurchase, 12],
  [planStatus.purchasing, 8],
  [planStatus.finished, 8],
  [planStatus.rejected, 3],
  [planStatus.cancelled, 3],
];

/** Subjects of plans, with the code prefixes of the material types of their lines. */
export const planSubjects: readonly { name: string; types: readonly string[] }[] = [
  { name: '泵阀备件需求计划', types: ['01'] },
  { name: '轴承及传动件需求计划', types: ['02'] },
  { name: '电线电缆需求计划', types: ['0301'] },
  { name: '低压电器备件需求计划', types: ['0302', '0303'] },
  { name: '仪器仪表需求计划', types: ['0304', '0702'] },
  { name: '劳保用品需求计划', types: ['0401'] },
  { name: '消防器材更新需求计划', types: ['0402'] },
  { name: '化学试剂需求计划', types: ['0501'] },
  { name: '润滑油脂需求计划', types: ['0502'] },
  { name: '设备防腐涂装需求计划', types: ['0503'] },
  { name: '钢材需求计划', types: ['06'] },
  { name: '刀具及焊材需求计划', types: ['07'] },
  { name: '车间设备大修需求计划', types: ['01', '02', '03'] },
  { name: '包装材料需求计划', types: ['0802', '0803'] },
  { name: '生产线技术改造需求计划', types: ['01', '03', '06'] },
];

/** Departments that need production material; names as in the organisation. */
export const planningDepartments: ReadonlySet<string> = new Set([
  '铸造车间',
  '机加工车间',
  '装配车间',
  '设备动力部',
  '锻造车间',
  '精加工车间',
  '总装车间',
  '设备管理部',
  '检测中心',
  '电芯制造部',
  '模组装配部',
]);

export const cancelReasons = ['检修计划推迟，本批需求取消', '与其他部门计划重复', '改由库存调拨解决'] as const;

export const remarks = [
  '请优先采购交货期较短的品牌。',
  '本批物资用于年度大修，须在停机前到货。',
  '部分物资库存已低于安全库存。',
  '按框架协议价格执行。',
] as const;

export const skillDemands = [
  '提供合格证与质保书',
  '须与现有设备互换',
  '提供第三方检测报告',
  '质保期不少于 12 个月',
  '交货时提供安装说明',
] as const;

export const changeReasons = ['仓库现有库存可调拨', '按最小包装量采购', '车间确认减少用量', '合并同类需求后调整'] as const;

export const rejectOpinions = ['规格型号填写不完整，请补充', '超出本季度预算，请压减数量', '需求时间不合理，请重新核实'] as const;
