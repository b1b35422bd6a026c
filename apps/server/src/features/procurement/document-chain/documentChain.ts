import { chainKinds, MAX_CHAIN, type ChainKind, type ChainNode, type DocumentChain } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { isExternal, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import type { DocumentSource } from '../../../records/documents/LinkedKind';

interface Reached {
  kind: ChainKind;
  id: string;
}

/** The documents that a document came from and led to, as far as the caller may read them. */
export function documentChain({ db, linkedKinds }: Pick<Services, 'db' | 'linkedKinds'>) {
  return async (caller: Caller, kind: ChainKind, id: string): Promise<DocumentChain> => {
    const [start] = await read(caller, kind, [id]);
    if (!start) throw refuse(texts.notFound, 'id');
    const reached = new Map<string, Reached>([[id, { kind, id }]]);
    const links: DocumentSource[] = [];
    await follow(caller, [{ kind, id }], reached, links, sourcesOf);
    await follow(caller, [{ kind, id }], reached, links, madeFrom);

    const nodes: ChainNode[] = [];
    const hidden: DocumentChain['hidden'] = [];
    for (const one of chainKinds) {
      const ids = [...reached.values()].filter((doc) => doc.kind === one).map((doc) => doc.id);
      if (ids.length === 0) continue;
      const found = one === kind && ids.length === 1 ? [start] : await read(caller, one, ids);
      nodes.push(...found.toSorted((a, b) => (a.no ?? '').localeCompare(b.no ?? '')));
      const missing = ids.length - found.length;
      if (missing > 0 && !isExternal(caller)) hidden.push({ kind: one, count: missing });
    }
    const shown = new Set(nodes.map((node) => node.id));
    return {
      nodes,
      links: links.filter(({ from, to }) => shown.has(from) && shown.has(to)).map(({ from, to }) => ({ from, to })),
      hidden,
    };
  };

  async function read(caller: Caller, kind: ChainKind, ids: readonly string[]): Promise<ChainNode[]> {
    const linked = linkedKinds.get(kind);
    return linked && (await hasPermission(db, caller, linked.permission)) ? linked.find(caller, ids) : [];
  }

  /** Follows links in one direction, level by level. */
  async function follow(
    { tenantId }: Caller,
    start: readonly Reached[],
    reached: Map<string, Reached>,
    links: DocumentSource[],
    next: (
      tenantId: number,
      kind: ChainKind,
      ids: readonly string[],
    ) => Promise<{ doc: Reached; link: DocumentSource }[]>,
  ): Promise<void> {
    let level = start;
    while (level.length > 0 && reached.size < MAX_CHAIN) {
      const byKind = chainKinds.map((kind) => ({
        kind,
        ids: level.filter((doc) => doc.kind === kind).map(({ id }) => id),
      }));
      const found = (
        await Promise.all(byKind.map(async ({ kind, ids }) => (ids.length > 0 ? next(tenantId, kind, ids) : [])))
      ).flat();
      const further: Reached[] = [];
      for (const { doc, link } of found) {
        if (!reached.has(doc.id)) {
          if (reached.size >= MAX_CHAIN) continue;
          reached.set(doc.id, doc);
          further.push(doc);
        }
        links.push(link);
      }
      level = further;
    }
  }

  async function sourcesOf(tenantId: number, kind: ChainKind, ids: readonly string[]) {
    const found = (await linkedKinds.get(kind)?.sourcesOf(tenantId, ids)) ?? [];
    return found.map((link) => ({ doc: { kind: link.kind, id: link.from }, link }));
  }

  async function madeFrom(tenantId: number, kind: ChainKind, ids: readonly string[]) {
    const found = await Promise.all(
      [...linkedKinds].map(async ([made, linked]) =>
        (await linked.madeFrom(tenantId, kind, ids)).map((link) => ({ doc: { kind: made, id: link.to }, link })),
      ),
    );
    return found.flat();
  }
}
