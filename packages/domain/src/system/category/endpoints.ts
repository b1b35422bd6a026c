import { Type } from 'typebox';
import { DictItem } from '../dictionary/schema';
import { lookup, Text, TreeNode } from '../../kit';
import { Category } from './schema';

/** JSON text of an object: field → value. */
const Condition = Type.Optional(Text(2000));

/** Categories below a code (`0` or empty = the roots): one level if `async`, else the whole subtree. */
export const loadCategoryRoot = lookup(
  '/sys/category/loadTreeRoot',
  { pcode: Type.Optional(Text(100)), async: Type.Optional(Type.Boolean()) },
  Type.Array(TreeNode),
);

export const loadCategoryChildren = lookup('/sys/category/loadTreeChildren', { pid: Text(36) }, Type.Array(TreeNode));

/** Children of an id or code. */
export const loadCategoryTree = lookup(
  '/sys/category/loadTreeData',
  {
    pid: Type.Optional(Text(36)),
    pcode: Type.Optional(Text(100)),
    condition: Condition,
  },
  Type.Array(TreeNode),
);

/** The category with a value; refused when there is none or more than one. */
export const loadCategory = lookup(
  '/sys/category/loadOne',
  {
    field: Type.Union([Type.Literal('id'), Type.Literal('code'), Type.Literal('name')]),
    val: Text(100),
  },
  Category,
);

/** Names of categories in the order of the ids. */
export const loadCategoryNames = lookup(
  '/sys/category/loadDictItem',
  { ids: Type.Optional(Text(4000)), delNotExist: Type.Optional(Type.Boolean({ default: true })) },
  Type.Array(Text()),
);

/** Descendants of the category with a code, as options. */
export const loadAllCategories = lookup('/sys/category/loadAllData', { code: Text(100) }, Type.Array(DictItem));

/** Children of a category as options of a linked select. */
export const loadCategoryLinkage = lookup(
  '/sys/category/loadLinkage',
  { pid: Type.Optional(Text(36)), pcode: Type.Optional(Text(100)) },
  Type.Array(DictItem),
);
