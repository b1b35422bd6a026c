import { done, importColumnsOf, refused, userFields } from '@gezi/domain';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';
import { sheetColumns, type CellReader, type Words } from '../../../records/workbooks/sheetColumns';

const t = texts.import;

/** Texts of values that a workbook names instead of them. */
export interface AccountNames {
  words: Words;
  /** Names of positions by code. */
  posts: ReadonlyMap<string, string>;
  /** Ids of departments by name; undefined where several have it. */
  departs: ReadonlyMap<string, string | undefined>;
  /** Ids of roles by name. */
  roles: ReadonlyMap<string, string>;
}

/** The columns by which users go in and out; passwords are in neither. */
export function accountColumns({ words, posts, departs, roles }: AccountNames): ListColumn[] {
  const postOf = new Map([...posts].map(([code, name]) => [name, code]));
  const several =
    (header: string, values: ReadonlyMap<string, string | undefined>, limit: number): CellReader =>
    (text) => {
      const names = splitList(text.replaceAll(/[，、;；]/g, ','));
      const unknown = names.find((name) => !values.get(name));
      if (unknown) return refused(texts.user.unknownName(header, unknown));
      const joined = [...new Set(names.map((name) => values.get(name)!))].join(',');
      return joined.length <= limit ? done(joined) : refused(t.tooLong(header, limit));
    };
  return sheetColumns(importColumnsOf(userFields), words, {
    post: several('职务', postOf, 500),
    selecteddeparts: several('部门', departs, 8000),
    selectedroles: several('角色', roles, 8000),
  });
}
