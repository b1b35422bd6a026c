import { Type } from 'typebox';
import { endpoint, MaybeText, pageInput, signedIn, Text, TreeNode } from '../../kit';
import { DictItem } from './schema';

/**
 * `code`, `table,text,code` or `table,text,code,condition` (contract, part 1 §1.15). Codes are public to signed-in
 * users; for table rows the server checks tenant and permissions.
 */
const DictCode = Text(500);

export const getDictItems = endpoint({
  method: 'GET',
  path: '/sys/dict/getDictItems/{dictCode}',
  access: signedIn('none'),
  input: Type.Object({ dictCode: Type.Optional(DictCode) }),
  result: Type.Array(DictItem),
});

export const loadDict = endpoint({
  method: 'GET',
  path: '/sys/dict/loadDict/{dict}',
  access: signedIn('none'),
  input: Type.Object({
    dict: DictCode,
    keyword: Type.Optional(Text()),
    /** Capped silently, as for every list; `-521` = the maximum. */
    pageSize: pageInput.pageSize,
  }),
  result: Type.Array(DictItem),
});

export const loadDictItem = endpoint({
  method: 'GET',
  path: '/sys/dict/loadDictItem/{dict}',
  access: signedIn('none'),
  input: Type.Object({
    dict: DictCode,
    key: Type.Optional(Text(2000)),
    delNotExist: Type.Optional(Type.Boolean({ default: true })),
  }),
  result: Type.Array(Text()),
});

/** Text of a value; null if there is none. */
export const getDictText = endpoint({
  method: 'GET',
  path: '/sys/dict/getDictText/{dictCode}/{key}',
  access: signedIn('none'),
  input: Type.Object({ dictCode: DictCode, key: Text() }),
  result: MaybeText(),
});

/** Like {@link loadDict}, with the entries whose values are listed in the keyword first. */
export const loadDictOrderByValue = endpoint({ ...loadDict, path: '/sys/dict/loadDictOrderByValue/{dict}' });

/** A page of table rows as entries. */
export const queryDictTable = endpoint({
  method: 'GET',
  path: '/sys/dict/queryTableData',
  access: signedIn('none'),
  input: Type.Object({
    table: Text(64),
    text: Text(64),
    code: Text(64),
    keyword: Type.Optional(Text()),
    pageNo: pageInput.pageNo,
    pageSize: pageInput.pageSize,
  }),
  result: Type.Array(DictItem),
});

/**
 * One level of a tree stored in a table: rows whose `pidField` equals `pid`; `''` or `0` for the roots. `condition` is
 * a JSON object of column names and required values.
 */
export const loadDictTree = endpoint({
  method: 'GET',
  path: '/sys/dict/loadTreeData',
  access: signedIn('none'),
  input: Type.Object({
    tableName: Text(64),
    text: Text(64),
    code: Text(64),
    pidField: Text(64),
    pid: Type.Optional(Text(100)),
    hasChildField: Type.Optional(Text(64)),
    condition: Type.Optional(Text(2000)),
  }),
  result: Type.Array(TreeNode),
});

export const refreshDictCache = endpoint({
  method: 'GET',
  alsoBy: ['POST', 'PUT'],
  path: '/sys/dict/refleshCache',
  access: signedIn('none'),
  input: Type.Object({}),
  result: Type.Null(),
});

export const queryAllDictItems = endpoint({
  method: 'GET',
  path: '/sys/dict/queryAllDictItems',
  access: signedIn('none'),
  input: Type.Object({}),
  result: Type.Record(Type.String(), Type.Array(DictItem)),
});
