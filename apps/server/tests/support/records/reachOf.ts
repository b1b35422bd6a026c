import { read, utils } from '@e965/xlsx';
import { endpoints } from '../endpoints';
import type { Answer } from '../startTestServer';

/** What is said of records that are not there for the caller. */
const ABSENT = [
  '未找到对应数据',
  '所选用户不存在或不属于当前租户',
  '该用户在当前租户下没有角色',
  '您不属于该部门，无法切换',
  '没有找到匹配的部门',
  '该用户没有所属部门',
  '上级部门不存在',
  '该字典不在回收站中',
  '上级分类不存在',
  '该会话不存在或已结束',
];
/** The same with the name that was asked for behind it. */
const UNKNOWN = ['报表不存在：', '规则不存在：'];
/** Above the rows of an export: its title, who made it, the names of the columns. */
const HEAD_ROWS = 3;

/** Lists that go out as workbooks. */
const isExport = (name: string) => name === 'exportReport' || endpoints[name]!.path.endsWith('/exportXls');

/** How far somebody came: to the record, to a right they lack (403, code 510), or to nothing that is there for them. */
export type Reach = 'reached' | 'forbidden' | 'absent';

export function reachOf(name: string, answer: Answer): Reach {
  if (isReached(name, answer)) return 'reached';
  return answer.status === 403 && answer.body.code === 510 ? 'forbidden' : 'absent';
}

/** Neither refused nor found missing; what else is said of the input does not matter. */
function isReached(name: string, { status, body, raw }: Answer): boolean {
  if (status === 403) return false;
  // The rows of these files have no bytes: only the refusal counts.
  if (name === 'loadFile' || name === 'loadPublicFile') return true;
  if (status === 404) return false;
  if (status !== 200) throw new Error(`${name}: ${status} ${raw.body.slice(0, 200)}`);
  if (isExport(name)) return exportedRows(raw.rawPayload) > 0;
  // Raw answers have no envelope.
  const { success, message, result } = Array.isArray(body) ? { success: true, message: '', result: body } : body;
  if (!success) return !ABSENT.includes(message) && !UNKNOWN.some((start) => message.startsWith(start));
  if (name === 'getDictText' || name === 'queryRoleIndex') return result !== null;
  // Empty for every form; a form that is not the caller's is refused.
  if (name === 'listFormIndexes') return true;
  if (Array.isArray(result)) return result.length > 0;
  if (name === 'listDepartUsers') return result !== null;
  const { total } = (result ?? {}) as { total?: number };
  return total !== 0;
}

/** Of a workbook that is an export. */
export function exportedRows(content: Buffer): number {
  const { Sheets, SheetNames } = read(content);
  return utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1 }).length - HEAD_ROWS;
}
