import {
  loadAllCategories,
  loadCategory,
  loadCategoryChildren,
  loadCategoryLinkage,
  loadCategoryNames,
  loadCategoryRoot,
  loadCategoryTree,
  type Category,
  type TreeNode,
} from '@gezi/domain';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { sysCategory } from '../../../platform/db';
import { dictItem } from '../../../records/dictionaries/dictItem';
import { readTreeCondition } from '../../../records/dictionaries/readTreeCondition';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import { groupBy } from '../../../platform/kit/groupBy';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { categoryNode, categoryStore, ROOT } from './store';

/** Columns a condition may use. */
const columns = new Map<string, AnyPgColumn>([
  ['id', sysCategory.id],
  ['pid', sysCategory.pid],
  ['name', sysCategory.name],
  ['code', sysCategory.code],
]);

export function categoryRoutes(app: FastifyInstance, { db }: Services): void {
  const store = categoryStore(db);

  /** Id of the category with a code; the root without a code. @throws {Refusal} when the code does not exist */
  async function parentId(tenantId: number, pcode: string | undefined): Promise<string> {
    if (!pcode || pcode === ROOT) return ROOT;
    const [found] = await store.by(tenantId, 'code', [pcode]);
    if (!found) throw refuse(texts.notFound, 'pcode');
    return found.id;
  }

  serve(app, loadCategoryRoot, async ({ pcode, async: isLazy = false }, { tenantId }) => {
    const rootId = await parentId(tenantId, pcode);
    if (isLazy) return (await store.children(tenantId, rootId)).map((row) => categoryNode(row));
    return subtree(await store.descendants(tenantId, rootId === ROOT ? undefined : pcode), rootId);
  });

  serve(app, loadCategoryChildren, async ({ pid }, { tenantId }) =>
    (await store.children(tenantId, pid || ROOT)).map((row) => categoryNode(row)),
  );

  serve(app, loadCategoryTree, async ({ pid, pcode, condition }, { tenantId }) => {
    const filter = readTreeCondition(condition, (name) => columns.get(name));
    const rows = await store.children(tenantId, pid || (await parentId(tenantId, pcode)), filter);
    return rows.map((row) => categoryNode(row));
  });

  serve(app, loadCategory, async ({ field, val }, { tenantId }) => {
    const found = await store.by(tenantId, field, [val]);
    if (found.length !== 1) throw refuse(found.length === 0 ? texts.notFound : texts.category.several, 'val');
    return found[0]!;
  });

  serve(app, loadCategoryNames, async ({ ids = '', delNotExist = true }, { tenantId }) => {
    const idList = splitList(ids);
    const names = new Map((await store.by(tenantId, 'id', idList)).map(({ id, name }) => [id, name]));
    return idList.flatMap((id) => names.get(id) ?? (delNotExist ? [] : [id]));
  });

  serve(app, loadAllCategories, async ({ code }, { tenantId }) => {
    const rows = await store.descendants(tenantId, code);
    return rows.map(({ id, name }) => dictItem(id, name));
  });

  serve(app, loadCategoryLinkage, async ({ pid, pcode }, { tenantId }) => {
    const rows = await store.children(tenantId, pid || (await parentId(tenantId, pcode)));
    return rows.map(({ id, name }) => dictItem(id, name));
  });
}

function subtree(rows: readonly Category[], from: string): TreeNode[] {
  const byParent = groupBy(rows, ({ pid }) => pid);
  const build = (pid: string): TreeNode[] => (byParent.get(pid) ?? []).map((row) => categoryNode(row, build(row.id)));
  return build(from);
}
