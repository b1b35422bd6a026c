import type { ButtonSeed } from './MenuSeed';
import type { RoleCode } from './roles';

/** Name of the records of a list, in Chinese and in English. */
export type ListName = readonly [zh: string, en: string];

/** A button of a list, e.g. 导出角色. */
export const listButton = (
  number: number,
  [verb, verbEn]: ListName,
  [what, whatEn]: ListName,
  perms: string,
  roles: readonly RoleCode[],
): ButtonSeed => ({ number, name: `${verb}${what}`, nameEn: `${verbEn} ${whatEn}`, perms, roles });

export const EXPORT: ListName = ['导出', 'Export'];
/** Export of one record as a Word document. */
export const EXPORT_DOCX: ListName = ['导出Word', 'Export as Word'];
export const IMPORT: ListName = ['导入', 'Import'];

const VERBS: Readonly<Record<string, ListName>> = {
  list: ['查看', 'View'],
  add: ['添加', 'Add'],
  edit: ['编辑', 'Edit'],
  delete: ['删除', 'Delete'],
};

/**
 * The four buttons of an editable list.
 *
 * @param from number of the first
 * @param readers roles that may only list; default `roles`
 */
export const listButtons = (
  from: number,
  what: ListName,
  resource: string,
  roles: readonly RoleCode[],
  readers = roles,
): ButtonSeed[] =>
  Object.entries(VERBS).map(([action, verb], nth) =>
    listButton(from + nth, verb, what, `${resource}:${action}`, action === 'list' ? readers : roles),
  );

/** {@link listButtons}, and the buttons for import and export. @param from number of the first */
export const workbookButtons = (
  from: number,
  what: ListName,
  resource: string,
  roles: readonly RoleCode[],
  readers = roles,
): ButtonSeed[] => [
  ...listButtons(from, what, resource, roles, readers),
  listButton(from + 4, EXPORT, what, `${resource}:export`, roles),
  listButton(from + 5, IMPORT, what, `${resource}:import`, roles),
];
