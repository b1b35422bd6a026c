import { idSource } from '../../core/catalogue/ids';
import { newCell, newTree, CONTENT_STYLE, TITLE_STYLE } from '../../core/catalogue/newTree';
import type { FormCommand, NodeTree, PartPlace } from '../../core/commands/FormCommand';
import { copyParts } from '../../core/commands/copyParts';
import { placeWithTitle } from '../../core/commands/placeWithTitle';
import { replaceCommand } from '../../core/commands/replaceCommand';
import { ROOT, type FormDocument, type NodeKey } from '../../core/document/FormDocument';
import { fromClipboard, toClipboard } from '../../core/exchange/clipboard';
import type { CompType } from '../../fields/CompType';
import { findFieldType } from '../../fields/fieldTypes';
import { typeOf } from '../../core/document/containers';
import { nameOf, nameOfType } from '../canvas/nameOf';
import type { DraggedParts } from '../drag/DraggedParts';
import { isZone, placeOf, selectableParent } from '../drag/containers';
import { describePlace } from '../drag/describePlace';
import type { Texts } from '../texts/zh-CN';
import { storeCopy, lastCopy } from './lastCopy';
import type { DesignerStore, RunOptions } from './DesignerStore';
import { outermost } from './outermost';

/** Notifications to the user. */
export interface Notifier {
  readonly texts: () => Texts;
  /** Read out to those who do not see the screen. */
  readonly announce: (text: string) => void;
  /** Shown and read out. */
  readonly warn: (text: string) => void;
}

/** Everything a person can do to a form; buttons, keys and menus end here. */
export class DesignerActions {
  readonly #store: DesignerStore;
  readonly #notifier: Notifier;
  readonly #ids = idSource();

  constructor(store: DesignerStore, notifier: Notifier) {
    this.#store = store;
    this.#notifier = notifier;
  }

  /** The selected components, outermost alone; cells belong to their table. */
  get chosen(): NodeKey[] {
    const { document, selection } = this.#store;
    return outermost(document, selection.keys).filter((key) => document.nodes.get(key)?.kind === 'item');
  }

  /** The selected cell, or the cell of the selected component. */
  get cell(): NodeKey | undefined {
    const { document, selection } = this.#store;
    const node = selection.primary === null ? undefined : document.nodes.get(selection.primary);
    if (node?.kind === 'cell') return node.key;
    const parent = node?.parent == null ? undefined : document.nodes.get(node.parent);
    return parent?.kind === 'cell' ? parent.key : undefined;
  }

  /** Place for a new component: in the selected cell or empty container, else after the selected component. */
  get placeForNew(): PartPlace {
    const { document, selection } = this.#store;
    const node = selection.primary === null ? undefined : document.nodes.get(selection.primary);
    if (!node) return { parent: ROOT, index: document.nodes.get(ROOT)?.children.length ?? 0 };
    if (node.kind === 'cell') return { parent: node.key, index: node.children.length };
    const { parent, index } = placeOf(document, node.key);
    return { parent, index: index + 1 };
  }

  newTree(type: CompType): NodeTree {
    return newTree(type, this.#ids, this.#texts.locale);
  }

  /** Adds a component behind the selected one, or outside of what will not take it. */
  add(type: CompType): void {
    const tree = this.newTree(type);
    const { document } = this.#store;
    const table = this.#store.node(this.#store.selection.primary ?? ROOT);
    // A selected dynamicTable that accepts the type gets it as a column, where the user expects it.
    const inside =
      table && table.kind === 'item' && isZone(table) && findFieldType(type)?.inDynamicTable
        ? { parent: table.key, index: table.children.length }
        : this.placeForNew;
    let at: PartPlace | undefined = inside;
    let first: string | undefined;
    while (at) {
      const command = placeWithTitle(document, at, { trees: [tree], title: this.newTree('text') });
      const refusal = this.#store.run(command, { select: [tree.key], focus: true });
      if (!refusal) return this.#notifier.announce(this.#texts.spoken.added(nameOfType(type, this.#texts)));
      first ??= this.#texts.refusals[refusal.code];
      const owner: NodeKey | null = at.parent === ROOT ? null : containerOf(document, at.parent);
      const around: PartPlace | undefined = owner === null ? undefined : placeOf(document, owner);
      at = around && { parent: around.parent, index: around.index + 1 };
    }
    this.#notifier.warn(first ?? '');
  }

  remove(): void {
    const keys = this.chosen;
    if (keys.length === 0) return;
    const what = this.named(keys);
    if (this.#run({ type: 'remove', keys }, { focus: true })) this.#notifier.announce(this.#texts.spoken.removed(what));
  }

  duplicate(): void {
    const keys = this.chosen;
    const last = keys.at(-1);
    if (last === undefined) return;
    const { document } = this.#store;
    const { parent, index } = placeOf(document, last);
    const trees = copyParts(document, keys, this.#ids);
    const added = this.#run(
      { type: 'add', at: { parent, index: index + 1 }, trees },
      { select: trees.map(({ key }) => key), focus: true },
    );
    if (added) this.#notifier.announce(this.#texts.spoken.pasted(trees.length));
  }

  /** The selected components as text for the clipboard; nothing when none is selected. */
  copied(): string | undefined {
    const keys = this.chosen;
    if (keys.length === 0) return undefined;
    const text = toClipboard(this.#store.document, keys);
    storeCopy(text);
    this.#notifier.announce(this.#texts.spoken.copied(keys.length));
    return text;
  }

  cut(): string | undefined {
    const keys = this.chosen;
    const text = this.copied();
    if (text !== undefined && this.#run({ type: 'remove', keys }, { focus: true })) {
      this.#notifier.announce(this.#texts.spoken.cut(keys.length));
    }
    return text;
  }

  /** Pastes the last copy of this page if the browser's clipboard cannot be read, with a notice. */
  pasteStored(): void {
    const text = lastCopy();
    if (text === '') return this.#notifier.warn(this.#texts.clipboardRefused);
    if (this.paste(text)) this.#notifier.warn(this.#texts.clipboardKept);
  }

  /** @param text from the clipboard */
  paste(text: string): boolean {
    const read = fromClipboard(text, this.#ids);
    if (!read.ok) {
      this.#notifier.warn(this.#texts.nothingToPaste);
      return false;
    }
    const trees = read.value;
    const pasted = this.#run(
      { type: 'add', at: this.placeForNew, trees },
      { select: trees.map(({ key }) => key), focus: true },
    );
    if (pasted) this.#notifier.announce(this.#texts.spoken.pasted(trees.length));
    return pasted;
  }

  move(at: PartPlace): void {
    const keys = this.chosen;
    const [first] = keys;
    if (first === undefined) return;
    const command = placeWithTitle(this.#store.document, at, { trees: [], keys, title: this.newTree('text') });
    if (!this.#run(command, { select: keys, focus: true })) return;
    const { document } = this.#store;
    const where = describePlace(document, placeOf(document, first), this.#texts);
    this.#notifier.announce(this.#texts.spoken.dropped(this.named(keys), where));
  }

  /** One place up or down among its neighbours. */
  moveBy(by: 1 | -1): void {
    const keys = this.chosen;
    const { document } = this.#store;
    const edge = by < 0 ? keys[0] : keys.at(-1);
    if (edge === undefined) return;
    const { parent, index } = placeOf(document, edge);
    const to = by < 0 ? index - 1 : index + 2;
    if (to >= 0 && to <= (document.nodes.get(parent)?.children.length ?? 0)) this.move({ parent, index: to });
    else this.#notifier.announce(by < 0 ? this.#texts.spoken.isFirst : this.#texts.spoken.isLast);
  }

  undo(): void {
    const { spoken } = this.#texts;
    this.#notifier.announce(this.#store.undo() ? spoken.undone : spoken.nothingToUndo);
  }

  redo(): void {
    const { spoken } = this.#texts;
    this.#notifier.announce(this.#store.redo() ? spoken.redone : spoken.nothingToRedo);
  }

  merge(type: 'mergeRight' | 'mergeDown' | 'split'): void {
    const key = this.cell;
    if (key !== undefined && this.#run({ type, key }, { select: [key], focus: true }))
      this.#notifier.announce(this.#texts.spoken.table[type]);
  }

  insertLine(type: 'insertTableRow' | 'insertTableColumn', side: 'before' | 'after'): void {
    const { document } = this.#store;
    const key = this.cell;
    const cell = key === undefined ? undefined : document.nodes.get(key);
    const table = cell?.parent == null ? undefined : document.nodes.get(cell.parent);
    if (!cell || !table) return;
    const { rows = [] } = table;
    const count = type === 'insertTableRow' ? (rows[0] ?? 1) : rows.length;
    const cells = Array.from({ length: count }, (_, index) =>
      newCell(this.#ids, type === 'insertTableRow' && index % 2 === 0 ? TITLE_STYLE : CONTENT_STYLE),
    );
    if (this.#run({ type, key: cell.key, side, cells }, { select: [cell.key], focus: true }))
      this.#notifier.announce(this.#texts.spoken.table[type]);
  }

  removeLine(type: 'removeTableRow' | 'removeTableColumn'): void {
    const key = this.cell;
    if (key !== undefined && this.#run({ type, key }, { focus: true }))
      this.#notifier.announce(this.#texts.spoken.table[type]);
  }

  clear(): void {
    if (this.#run({ type: 'clear' }, { select: [], focus: true })) this.#notifier.announce(this.#texts.cleared);
  }

  /** Replaces the form as one step that can be undone. */
  replace(document: FormDocument): boolean {
    return this.#run(replaceCommand(document), { select: [], focus: true });
  }

  selectAll(): void {
    const { document } = this.#store;
    this.#store.select(
      [...(document.nodes.get(ROOT)?.children ?? [])].filter((key) => document.nodes.get(key)?.kind === 'item'),
    );
    this.#notifier.announce(this.#texts.manySelected(this.#store.selection.keys.size));
  }

  /** Toggles the focused part in the selection; the focus stays. */
  toggle(key: NodeKey): void {
    this.#store.toggle(key, true);
    this.#notifier.announce(this.#texts.manySelected(this.#store.selection.keys.size));
  }

  unselect(): void {
    if (this.#store.selection.keys.size > 0) this.#notifier.announce(this.#texts.spoken.unselected);
    this.#store.select([]);
    this.#store.focus(ROOT);
  }

  selectParent(): void {
    const { document, selection } = this.#store;
    if (selection.primary === null) return;
    const parent = selectableParent(document, selection.primary);
    this.#store.select(parent === null ? [] : [parent]);
    this.#store.focus(parent ?? ROOT);
  }

  /** Components that a drag of one component moves: the selection if it includes the component, else the component. */
  carried(key: NodeKey): DraggedParts {
    const { selection } = this.#store;
    if (!selection.keys.has(key)) this.#store.select([key]);
    const keys = this.chosen;
    return { keys, trees: [], title: this.newTree('text'), label: this.named(keys) };
  }

  newDragged(type: CompType): DraggedParts {
    return { keys: [], trees: [this.newTree(type)], title: this.newTree('text'), label: nameOfType(type, this.#texts) };
  }

  /** Components in words: the name of one, the number of many. */
  named(keys: readonly NodeKey[]): string {
    const [first] = keys;
    const node = first === undefined ? undefined : this.#store.node(first);
    return keys.length === 1 && node ? nameOf(node, this.#texts) : this.#texts.spoken.many(keys.length);
  }

  get #texts(): Texts {
    return this.#notifier.texts();
  }

  #run(command: FormCommand, options: RunOptions): boolean {
    const refusal = this.#store.run(command, options);
    if (refusal) this.#notifier.warn(this.#texts.refusals[refusal.code]);
    return refusal === undefined;
  }
}

/** The component a zone belongs to. */
function containerOf(document: FormDocument, zone: NodeKey): NodeKey | null {
  const node = document.nodes.get(zone);
  if (!node) return null;
  return typeOf(node.data) === 'dynamicTable' ? zone : node.parent;
}
