import { read, utils } from '@e965/xlsx';
import { endpoints } from '../endpoints';
import type { Answer } from '../startTestServer';

/** Messages about records that do not exist for the caller. */
const ABSENT = [
  '未找到对应数据',
  '所选用户不存在或不属于当前租户',
  '所选采购员不存在或不属于当前租户',
  '该用户在当前租户下没有角色',
  '您不属于该部门，无法切换',
  '没有找到匹配的部门',
  '该用户没有所属部门',
  '上级部门不存在',
  '该字典不在回收站中',
  '上级分类不存在',
  '物料分类不存在',
  '该会话不存在或已结束',
  '计划明细不存在，或该计划不能转入采购项目',
  '贵单位未受邀，或未报名该项目',
  '项目已进入下一轮报价，贵单位未被邀请参加',
  '流程定义不存在',
  '流程不存在',
  '任务不存在或已处理',
];
/** The same, followed by the requested name. */
const UNKNOWN = ['报表不存在：', '规则不存在：', '业务“'];
/** Rows above the data of an export: title, author, headers. */
const HEAD_ROWS = 3;

/** Whether an endpoint exports a workbook. */
const isExport = (name: string) =>
  name === 'exportReport' || /\/(export(Xls|List|History)|[a-z]+ExportXls)$/.test(endpoints[name]!.path);

/** Result of a call: the record was reached, access was refused (403, code 510), or the record was not found. */
export type Reach = 'reached' | 'forbidden' | 'absent';

export function reachOf(name: string, answer: Answer): Reach {
  if (isReached(name, answer)) return 'reached';
  return answer.status === 403 && answer.body.code === 510 ? 'forbidden' : 'absent';
}

/** Whether the call was neither refused nor missed the record; other refusals of the input do not matter. */
function isReached(name: string, { status, body, raw }: Answer): boolean {
  if (status === 403) return false;
  // These files have rows but no bytes: only 403 matters.
  if (name === 'loadFile' || name === 'loadPublicFile') return true;
  if (status === 404) return false;
  if (status !== 200) throw new Error(`${name}: ${status} ${raw.body.slice(0, 200)}`);
  if (isExport(name)) return exportedRows(raw.rawPayload) > 0;
  // Raw answers have no envelope.
  const { success, message, result } = 'success' in body ? body : { success: true, message: '', result: body };
  if (!success) return !ABSENT.includes(message) && !UNKNOWN.some((start) => message.startsWith(start));
  if (name === 'getDictText' || name === 'queryRoleIndex') return result !== null;
  // Empty for every form; forms of others are refused.
  if (name === 'listFormIndexes') return true;
  if (Array.isArray(result)) return result.length > 0;
  if (name === 'listDepartUsers') return result !== null;
  const { total } = (result ?? {}) as { total?: number };
  return total !== 0;
}

/** Number of data rows of an exported workbook. */
export function exportedRows(content: Buffer): number {
  const { Sheets, SheetNames } = read(content);
  return utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1 }).length - HEAD_ROWS;
}
