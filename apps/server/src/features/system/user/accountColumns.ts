import { done, importColumnsOf, refused, userFields } from '@gezi/domain';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';
import { sheetColumns, type CellReader, type DictItems } from '../../../records/workbooks/sheetColumns';

const t = texts.import;

/** Names used in workbooks instead of ids and codes. */
export interface AccountNames {
  dictItems: DictItems;
  /** Names of positions by code. */
  posts: ReadonlyMap<string, string>;
  /** Ids of departments by name; undefined if the name is ambiguous. */
  departs: ReadonlyMap<string, string | undefined>;
  /** Ids of roles by name. */
  roles: ReadonlyMap<string, string>;
}

/** Import and export columns of users, without passwords. */
export function accountColumns({ dictItems, posts, departs, roles }: AccountNames): ListColumn[] {
  const postOf = new Map([...posts].map(([code, name]) => [name, code]));
  const readNames =
    (header: string, values: ReadonlyMap<string, string | undefined>, limit: number): CellReader =>
    (text) => {
      const names = splitList(text.replaceAll(/[，、;；]/g, ','));
      const unknown = names.find((name) => !values.get(name));
      if (unknown) return refused(texts.user.unknownName(header, unknown));
      const joined = [...new Set(names.map((name) => values.get(name)!))].join(',');
      return joined.length <= limit ? done(joined) : refused(t.tooLong(header, limit));
    };
  return sheetColumns(importColumnsOf(userFields), dictItems, {
    post: readNames(texts.records.position, postOf, 500),
    selecteddeparts: readNames(texts.records.department, departs, 8000),
    selectedroles: readNames(texts.records.role, roles, 8000),
  });
}
