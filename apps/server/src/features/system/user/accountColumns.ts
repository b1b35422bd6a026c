import { done, refused, type Outcome } from '@gezi/domain';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';

const t = texts.import;

const shaped =
  (header: string, pattern: RegExp) =>
  (text: string): Outcome<unknown, string> =>
    pattern.test(text) ? done(text) : refused(t.wrong(header));

/** Texts of values that a workbook names instead of them. */
export interface AccountNames {
  sexes: ReadonlyMap<string, string>;
  /** Names of positions by code. */
  posts: ReadonlyMap<string, string>;
  /** Ids of departments by name; undefined where several have it. */
  departs: ReadonlyMap<string, string | undefined>;
  /** Ids of roles by name. */
  roles: ReadonlyMap<string, string>;
}

/** The columns by which users go in and out; passwords are in neither. */
export function accountColumns({ sexes, posts, departs, roles }: AccountNames): ListColumn[] {
  const sexOf = new Map([...sexes].map(([value, text]) => [text, Number(value)]));
  const postOf = new Map([...posts].map(([code, name]) => [name, code]));
  const several =
    (header: string, values: ReadonlyMap<string, string | undefined>, limit: number) =>
    (text: string): Outcome<unknown, string> => {
      const names = splitList(text.replaceAll(/[，、;；]/g, ','));
      const unknown = names.find((name) => !values.get(name));
      if (unknown) return refused(texts.user.unknownName(header, unknown));
      const joined = [...new Set(names.map((name) => values.get(name)!))].join(',');
      return joined.length <= limit ? done(joined) : refused(t.tooLong(header, limit));
    };
  return [
    {
      key: 'username',
      header: '用户账号',
      required: true,
      unique: true,
      read: shaped('用户账号', /^[A-Za-z0-9_]{4,18}$/),
    },
    { key: 'realname', header: '用户姓名', required: true, maxLength: 100 },
    { key: 'workNo', header: '工号', maxLength: 100, unique: true },
    {
      key: 'sex',
      header: '性别',
      width: 8,
      read(text) {
        const value = sexOf.get(text);
        return value ? done(value) : refused(t.notListed('性别', [...sexOf.keys()].join('、')));
      },
    },
    {
      key: 'birthday',
      header: '生日',
      read(text) {
        const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
        const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
        const isDay = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
        return isDay ? done(iso) : refused(t.wrong('生日'));
      },
    },
    { key: 'phone', header: '手机号码', unique: true, read: shaped('手机号码', /^1[3-9]\d{9}$/) },
    {
      key: 'email',
      header: '邮箱',
      maxLength: 100,
      unique: true,
      width: 28,
      read: shaped('邮箱', /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/),
    },
    { key: 'telephone', header: '座机', maxLength: 45 },
    { key: 'post', header: '职务', width: 20, read: several('职务', postOf, 500) },
    { key: 'selecteddeparts', header: '部门', width: 28, read: several('部门', departs, 8000) },
    { key: 'selectedroles', header: '角色', width: 20, read: several('角色', roles, 8000) },
  ];
}
