import { buyType, projectStatus } from '@gezi/domain';
import type { ProjectSeed } from './projects';

const { awarded } = projectStatus;

/** Projects of the last year, whose contracts are in force or fulfilled. */
export const awardedProjects: readonly ProjectSeed[] = [
  { name: '年度离心泵更新采购', materials: '离心泵', buyType: buyType.appraise, status: awarded, lines: 4, created: 330, from: -322, to: -305, winners: 1 },
  { name: '铸造车间耐磨阀门采购', materials: '阀门', buyType: buyType.invite, status: awarded, lines: 5, created: 286, from: -280, to: -270, winners: 2 },
  { name: '滚动轴承半年备件采购', materials: '滚动轴承', buyType: buyType.compete, status: awarded, lines: 6, created: 232, from: -226, to: -216, winners: 2 },
  { name: '装配线电动机与变频器改造', materials: '电动机与变频器', buyType: buyType.invite, status: awarded, lines: 3, created: 188, from: -181, to: -172, winners: 1 },
  { name: '动力站电线电缆采购', materials: '电线电缆', buyType: buyType.source, status: awarded, lines: 4, created: 141, from: -135, to: -124, winners: 1 },
  { name: '焊接材料季度采购', materials: '焊接材料', buyType: buyType.compete, status: awarded, lines: 5, created: 92, from: -86, to: -77, winners: 2 },
];
