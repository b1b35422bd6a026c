import { childMember } from '../document/containers';
import { plantTrees } from '../document/documentOf';
import type { FormDocument, FormNode, JsonObject, NodeKey } from '../document/FormDocument';
import type { NodeTree, CommandRefusal, CommandRefusalCode } from './FormCommand';

export type CommandOutcome =
  | { readonly ok: true; readonly document: FormDocument }
  | { readonly ok: false; readonly refusal: CommandRefusal };

export const refuse = (code: CommandRefusalCode, at: Omit<CommandRefusal, 'code'> = {}): CommandOutcome => ({
  ok: false,
  refusal: { code, ...at },
});

/** The next state of a document while a command creates it; unchanged nodes stay the same objects. */
export class Draft {
  private nodes: Map<NodeKey, FormNode> | undefined;

  constructor(private readonly document: FormDocument) {}

  get(key: NodeKey): FormNode {
    return (this.nodes ?? this.document.nodes).get(key)!;
  }

  set(node: FormNode): void {
    this.writable().set(node.key, node);
  }

  /** Replaces the children of a part, even if it had no list of children. */
  setChildren(key: NodeKey, children: readonly NodeKey[]): void {
    const node = this.get(key);
    if (node.shape !== 'childless') return this.set({ ...node, children });
    if (children.length === 0) return;
    const { shape: _shape, ...rest } = node;
    const member = childMember(node.kind, node.data)!;
    this.set({ ...rest, data: { ...node.data, [member]: null }, children });
  }

  setData(key: NodeKey, data: JsonObject): void {
    this.set({ ...this.get(key), data });
  }

  /** Inserts parts among the children of a part. */
  plant(parent: NodeKey, index: number, trees: readonly NodeTree[]): void {
    plantTrees(this.writable(), parent, trees);
    const children = [...this.get(parent).children];
    children.splice(index, 0, ...trees.map(({ key }) => key));
    this.setChildren(parent, children);
  }

  /** Removes a part with its content; the caller updates the parent's list. */
  uproot(key: NodeKey): void {
    for (const child of this.get(key).children) this.uproot(child);
    this.writable().delete(key);
  }

  /** Writes the `index` of the columns of a row that have one. */
  numberColumns(row: NodeKey): void {
    for (const [index, key] of this.get(row).children.entries()) {
      const { kind, data } = this.get(key);
      if (kind === 'column' && Object.hasOwn(data, 'index') && Number(data['index']) !== index)
        this.setData(key, { ...data, index });
    }
  }

  /** The resulting state; the document itself if nothing changed. */
  done(): CommandOutcome {
    return { ok: true, document: this.nodes ? { ...this.document, nodes: this.nodes } : this.document };
  }

  private writable(): Map<NodeKey, FormNode> {
    return (this.nodes ??= new Map(this.document.nodes));
  }
}
