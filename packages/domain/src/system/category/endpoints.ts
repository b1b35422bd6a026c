import { Type } from 'typebox';
import { DictItem } from '../dictionary/schema';
import { lookup, Text, TreeNode } from '../../kit';
import { Category } from './schema';

/** JSON object, field → value, as text. */
const Condition = Type.Optional(Text(2000));

/** The categories below a code, `0` or none for the roots; the whole subtree unless `async`. */
export const loadCategoryRoot = lookup(
  '/sys/category/loadTreeRoot',
  { pcode: Type.Optional(Text(100)), async: Type.Optional(Type.Boolean()) },
  Type.Array(TreeNode),
);

export const loadCategoryChildren = lookup('/sys/category/loadTreeChildren', { pid: Text(36) }, Type.Array(TreeNode));

/** One level below an id or a code. */
export const loadCategoryTree = lookup(
  '/sys/category/loadTreeData',
  {
    pid: Type.Optional(Text(36)),
    pcode: Type.Optional(Text(100)),
    condition: Condition,
  },
  Type.Array(TreeNode),
);

/** The one category with a value; none or several fail. */
export const loadCategory = lookup(
  '/sys/category/loadOne',
  {
    field: Type.Union([Type.Literal('id'), Type.Literal('code'), Type.Literal('name')]),
    val: Text(100),
  },
  Category,
);

/** Names of categories in the order of their ids. */
export const loadCategoryNames = lookup(
  '/sys/category/loadDictItem',
  { ids: Type.Optional(Text(4000)), delNotExist: Type.Optional(Type.Boolean({ default: true })) },
  Type.Array(Text()),
);

/** Every category whose code begins with a code, as options; the category itself is none of them. */
export const loadAllCategories = lookup('/sys/category/loadAllData', { code: Text(100) }, Type.Array(DictItem));

/** The children of a category as options of a linked select. */
export const loadCategoryLinkage = lookup(
  '/sys/category/loadLinkage',
  { pid: Type.Optional(Text(36)), pcode: Type.Optional(Text(100)) },
  Type.Array(DictItem),
);
