import { useClientKit, type ClientKit, type DepartmentNode } from '@gezi/client';
import { indexTree, type TreeIndex } from '../../core/tree/TreeIndex';
import { useAnswer, type Answer } from '../kit/useAnswer';

export type DepartIndex = TreeIndex<DepartmentNode>;

/** The department tree of the tenant, indexed once and cached for half a minute. */
export function useDepartTree(isWanted = true): Answer<DepartIndex> {
  const kit = useClientKit();
  return useAnswer(isWanted ? ownerOf(kit) : undefined, () => departIndex(kit));
}

const KEEP_MS = 30_000;
const kept = new WeakMap<object, { of: string; until: number; index: Promise<DepartIndex> }>();

function departIndex(kit: ClientKit): Promise<DepartIndex> {
  const of = ownerOf(kit);
  const found = kept.get(kit.departments);
  if (found?.of === of && found.until > Date.now()) return found.index;
  const index = kit.departments.tree().then(indexTree);
  kept.set(kit.departments, { of, until: Date.now() + KEEP_MS, index });
  index.catch(() => kept.delete(kit.departments));
  return index;
}

function ownerOf({ client }: ClientKit): string {
  const { user, tenantId } = client.session.get();
  return `${user?.id ?? ''} ${tenantId}`;
}
