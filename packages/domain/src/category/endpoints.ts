import { Type } from 'typebox';
import { DictItem } from '../dictionary/schema';
import { endpoint, internal, Text, TreeNode } from '../kit';
import { Category } from './schema';

/** JSON object, field → value, as text. */
const Condition = Type.Optional(Text(2000));

/** The categories below a code, `0` or none for the roots; the whole subtree unless `async`. */
export const loadCategoryRoot = endpoint({
  method: 'GET',
  path: '/sys/category/loadTreeRoot',
  access: internal('tenant'),
  input: Type.Object({ pcode: Type.Optional(Text(100)), async: Type.Optional(Type.Boolean()) }),
  result: Type.Array(TreeNode),
});

export const loadCategoryChildren = endpoint({
  method: 'GET',
  path: '/sys/category/loadTreeChildren',
  access: internal('tenant'),
  input: Type.Object({ pid: Text(36) }),
  result: Type.Array(TreeNode),
});

/** One level below an id or a code. */
export const loadCategoryTree = endpoint({
  method: 'GET',
  path: '/sys/category/loadTreeData',
  access: internal('tenant'),
  input: Type.Object({
    pid: Type.Optional(Text(36)),
    pcode: Type.Optional(Text(100)),
    condition: Condition,
  }),
  result: Type.Array(TreeNode),
});

/** The one category with a value; none or several fail. */
export const loadCategory = endpoint({
  method: 'GET',
  path: '/sys/category/loadOne',
  access: internal('tenant'),
  input: Type.Object({
    field: Type.Union([Type.Literal('id'), Type.Literal('code'), Type.Literal('name')]),
    val: Text(100),
  }),
  result: Category,
});

/** Names of categories in the order of their ids. */
export const loadCategoryNames = endpoint({
  method: 'GET',
  path: '/sys/category/loadDictItem',
  access: internal('tenant'),
  input: Type.Object({ ids: Type.Optional(Text(4000)), delNotExist: Type.Optional(Type.Boolean({ default: true })) }),
  result: Type.Array(Text()),
});

/** Every category whose code begins with a code, as options; the category itself is none of them. */
export const loadAllCategories = endpoint({
  method: 'GET',
  path: '/sys/category/loadAllData',
  access: internal('tenant'),
  input: Type.Object({ code: Text(100) }),
  result: Type.Array(DictItem),
});

/** The children of a category as options of a linked select. */
export const loadCategoryLinkage = endpoint({
  method: 'GET',
  path: '/sys/category/loadLinkage',
  access: internal('tenant'),
  input: Type.Object({ pid: Type.Optional(Text(36)), pcode: Type.Optional(Text(100)) }),
  result: Type.Array(DictItem),
});
