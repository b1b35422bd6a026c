import type { ExpertNumbers } from '@gezi/domain';
import { localized } from '../../../platform/texts';

const zhCN = {
  task: '评审任务',
  sheet: '评审任务',
  notOwnProject: '只有该项目的采购员或采购主管可以抽取专家',
  notDrawable: '只有已发布且未定标的评审采购项目可以抽取专家',
  noRule: '请选择专家抽取规则',
  allDrawn: '专家已按规则抽取完毕',
  tooFew: ({ techNum, busiNum }: ExpertNumbers) =>
    `可抽取的专家不足，还缺${[techNum > 0 ? `技术专家 ${techNum} 名` : '', busiNum > 0 ? `商务专家 ${busiNum} 名` : ''].filter(Boolean).join('、')}`,
  drawnLog: (proNo: string, names: string) => `为采购项目 ${proNo} 抽取专家：${names}`,
  noTasks: '尚未抽取专家',
  deadlineTooEarly: '评分截止时间应晚于当前时间和报价截止时间',
  deadlineNotLater: '评分截止时间只能延后',
  afterDeadline: '评分已截止，请联系采购员延长评分时间',
  deadlineLog: (proNo: string, deadline: string) => `设置采购项目 ${proNo} 的评分截止时间：${deadline}`,
  declined: '您已拒绝该评审任务',
  refused: {
    'unknown-bid': '该报价不存在或无效',
    'repeated-bid': '同一报价重复评分',
    'unknown-dimension': '该评审维度不存在',
    'too-precise': '评分应为0到100的数字，最多2位小数',
  },
  missing: (count: number, supplier: string, dimension: string) =>
    `还有 ${count} 项未评分，例如“${supplier}”的“${dimension}”`,
  nothingToScore: '没有可评分的有效报价',
  taskName: (expert: string, proNo: string) => `${expert}（${proNo}）`,
  done: {
    extract: '专家已抽取',
    setDeadline: '评分截止时间已保存',
    accept: '已接受评审任务',
    decline: '已拒绝评审任务',
    saveScore: '评分已保存',
    submitScore: '评分已提交',
    returnScore: '已退回专家重评',
  },
  todo: { accept: '待接受的评审任务', score: '待评分的采购项目' },
  notice: {
    drawnTitle: '您被抽取为评审专家',
    drawnContent: (proNo: string, name: string) => `您被抽取参加采购项目 ${proNo}（${name}）的评审，请接受或拒绝。`,
    declineTitle: '评审专家拒绝了任务',
    declineContent: (proNo: string, expert: string, reason: string, other: string | null) =>
      `采购项目 ${proNo} 的评审专家${expert}拒绝了任务：${reason}。${other === null ? '专家库中已无可补抽的专家。' : `已补抽${other}。`}`,
    returnTitle: '您的评分被退回',
    returnContent: (proNo: string, name: string, reason: string) =>
      `采购项目 ${proNo}（${name}）的评分被退回，请修改后重新提交：${reason}`,
    scoredTitle: '采购项目评审完成',
    scoredContent: (proNo: string, name: string) => `采购项目 ${proNo}（${name}）的专家已全部提交评分，请定标。`,
  },
};
const enUS: typeof zhCN = {
  task: 'Evaluation',
  sheet: 'Evaluation tasks',
  notOwnProject: 'Only the purchaser of the project and managers may draw experts',
  notDrawable: 'Experts are drawn for published projects with evaluation, until the evaluation ends',
  noRule: 'Choose the rule that experts are drawn by',
  allDrawn: 'All experts of the rule are drawn',
  tooFew: ({ techNum, busiNum }) =>
    `Too few experts can be drawn: ${[techNum > 0 ? `${techNum} technical` : '', busiNum > 0 ? `${busiNum} commercial` : ''].filter(Boolean).join(' and ')} missing`,
  drawnLog: (proNo, names) => `Drew experts for project ${proNo}: ${names}`,
  noTasks: 'No experts are drawn yet',
  deadlineTooEarly: 'Scores are due after now and after the end of the quotation',
  deadlineNotLater: 'The end of the scoring can only be moved to a later time',
  afterDeadline: 'The scoring has ended. Ask the purchaser for more time',
  deadlineLog: (proNo, deadline) => `Set the end of the scoring of project ${proNo}: ${deadline}`,
  declined: 'You declined this evaluation',
  refused: {
    'unknown-bid': 'The bid does not exist or is not valid',
    'repeated-bid': 'The bid is scored twice',
    'unknown-dimension': 'The dimension does not exist',
    'too-precise': 'Points are 0 to 100 with at most 2 decimals',
  },
  missing: (count, supplier, dimension) => `${count} scores are missing, e.g. “${dimension}” of “${supplier}”`,
  nothingToScore: 'There is no valid bid to score',
  taskName: (expert, proNo) => `${expert} (${proNo})`,
  done: {
    extract: 'Experts drawn',
    setDeadline: 'End of the scoring saved',
    accept: 'Accepted',
    decline: 'Declined',
    saveScore: 'Scores saved',
    submitScore: 'Scores submitted',
    returnScore: 'Returned to the expert',
  },
  todo: { accept: 'Evaluations to accept', score: 'Projects to score' },
  notice: {
    drawnTitle: 'You were drawn as an expert',
    drawnContent: (proNo, name) =>
      `You were drawn for the evaluation of project ${proNo} (${name}). Accept or decline it.`,
    declineTitle: 'An expert declined',
    declineContent: (proNo, expert, reason, other) =>
      `${expert} declined the evaluation of project ${proNo}: ${reason}. ${other === null ? 'No expert is left to be drawn.' : `${other} was drawn instead.`}`,
    returnTitle: 'Your scores were returned',
    returnContent: (proNo, name, reason) =>
      `Your scores for project ${proNo} (${name}) were returned. Change and submit them again: ${reason}`,
    scoredTitle: 'The evaluation of a project is complete',
    scoredContent: (proNo, name) => `All experts of project ${proNo} (${name}) submitted their scores. Award it.`,
  },
};

/** Messages about evaluations. */
export const appraisalTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
