import { useSyncExternalStore } from 'react';
import { useClientKit, type ClientKit, type DepartmentNode } from '@gezi/client';
import { indexTree, type TreeIndex } from '../../core/tree/TreeIndex';
import { useAnswer, type Answer } from '../kit/useAnswer';

export type DepartIndex = TreeIndex<DepartmentNode>;

/** The department tree of the tenant, indexed once and loaded again when departments change. */
export function useDepartTree(isWanted = true): Answer<DepartIndex> {
  const kit = useClientKit();
  const { subscribe, revision } = kit.departments;
  const current = useSyncExternalStore(subscribe, revision, revision);
  return useAnswer(isWanted ? `${current} ${ownerOf(kit)}` : undefined, () => departIndex(kit));
}

const kept = new WeakMap<object, { key: string; index: Promise<DepartIndex> }>();

function departIndex(kit: ClientKit): Promise<DepartIndex> {
  const key = `${kit.departments.revision()} ${ownerOf(kit)}`;
  const found = kept.get(kit.departments);
  if (found?.key === key) return found.index;
  const index = kit.departments.tree().then(indexTree);
  kept.set(kit.departments, { key, index });
  index.catch(() => kept.delete(kit.departments));
  return index;
}

function ownerOf({ client }: ClientKit): string {
  const { user, tenantId } = client.session.get();
  return `${user?.id ?? ''} ${tenantId}`;
}
