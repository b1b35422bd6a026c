import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf, vacantId, type RowId } from '../rowId';
import type { RowSight } from '../store/StoreSettings';
import { aggregateOf, type Aggregate } from './aggregate';
import type { RowGroup } from './RowGroup';

/** How rows are grouped. */
export interface GroupRules<Row extends object> {
  /** Keys of the columns, the outermost first. */
  by: readonly string[];
  /** Totals of each group and of all rows, by column. */
  totals: Readonly<Record<string, Aggregate<Row>>>;
  /** Groups that are open at first: all, none, or those of so many levels. */
  expanded: boolean | number;
  columns: readonly ResolvedColumn<Row>[];
  define: (type: string) => CellDefinition;
  /** Text of a value in a heading. */
  textOf: (definition: CellDefinition, value: unknown, column: ResolvedColumn<Row>) => string;
}

interface Node extends RowGroup {
  parent: Node | undefined;
  groups: Map<unknown, Node>;
  /** Document indexes, of the innermost groups only. */
  rows: number[];
  totals: Map<string, unknown>;
}

/**
 * Groups over the rows of a document, in the order in which their first rows are sorted. Totals are computed when they
 * are first read, and again after a row of the group has changed.
 */
export class RowGroups<Row extends object> {
  readonly #rules: () => GroupRules<Row>;
  #root: Node = nodeOf(undefined, undefined, undefined, '');
  /** Groups whose state differs from the initial one. */
  readonly #toggled = new Set<RowId>();
  readonly #nodes = new Map<RowId, Node>();
  /** Innermost group by document index. */
  #groupOf: (Node | undefined)[] = [];
  #ledger: RowLedger<Row> | undefined;

  constructor(rules: () => GroupRules<Row>) {
    this.#rules = rules;
  }

  get(id: RowId): RowGroup | undefined {
    return this.#nodes.get(id);
  }

  /** The innermost group of a row. */
  groupOf(documentIndex: number): RowGroup | undefined {
    return this.#groupOf[documentIndex];
  }

  isOpen({ id, level }: RowGroup): boolean {
    const { expanded } = this.#rules();
    const open = typeof expanded === 'number' ? level <= expanded : expanded;
    return open !== this.#toggled.has(id);
  }

  toggle(group: RowGroup, open = !this.isOpen(group)): void {
    if (this.isOpen(group) === open) return;
    if (!this.#toggled.delete(group.id)) this.#toggled.add(group.id);
  }

  /** Opens all groups, or closes them. */
  toggleAll(open: boolean): void {
    for (const node of this.#nodes.values()) if (node.level > 0) this.toggle(node, open);
  }

  /** Opens the groups above a row. */
  reveal(documentIndex: number): void {
    for (let node = this.#groupOf[documentIndex]; node; node = node.parent) if (node.level > 0) this.toggle(node, true);
  }

  /** Totals of the groups of a row are computed again. @returns whether the row belongs to another group now */
  changed(documentIndex: number): boolean {
    const group = this.#groupOf[documentIndex];
    for (let node = group; node; node = node.parent) node.totals.clear();
    const row = this.#ledger?.at(documentIndex);
    if (!group || !row) return false;
    let node: Node | undefined = this.#root;
    for (const value of this.#pathOf(row, this.#rules().by)) node = node?.groups.get(value);
    return node !== group;
  }

  /** The total of a column over a group; `undefined` if the column has none. */
  total({ id }: RowGroup, column: string): unknown {
    const node = this.#nodes.get(id);
    const aggregate = this.#rules().totals[column];
    const ledger = this.#ledger;
    if (!node || aggregate === undefined || !ledger) return undefined;
    if (!node.totals.has(column)) {
      const rows = [...rowsOf(node)].map((index) => ledger.at(index)!);
      node.totals.set(
        column,
        aggregateOf(
          aggregate,
          rows,
          rows.map((row) => fieldOf(row, column)),
        ),
      );
    }
    return node.totals.get(column);
  }

  /** Groups the rows: headings, the rows of open groups, and last the totals of all rows, if there are totals. */
  sight = (ledger: RowLedger<Row>, order: Uint32Array | undefined): RowSight => {
    this.#ledger = ledger;
    this.#group(ledger, order);
    const shown: (Node | number)[] = [];
    const show = (node: Node) => {
      if (node.level > 0) shown.push(node);
      if (node.level > 0 && !this.isOpen(node)) return;
      for (const group of node.groups.values()) show(group);
      for (const index of node.rows) shown.push(index);
    };
    show(this.#root);
    if (Object.keys(this.#rules().totals).length > 0 && this.#root.count > 0) shown.push(this.#root);
    return sightOf(shown, ledger.size);
  };

  #group(ledger: RowLedger<Row>, order: Uint32Array | undefined) {
    const { by, columns, define } = this.#rules();
    const formats = by.map((key) => {
      const column = columns.find((each) => each.key === key) ?? { key };
      const definition = define(column.type ?? 'normal');
      return (value: unknown) => this.#rules().textOf(definition, value, column);
    });
    this.#root = nodeOf(undefined, undefined, undefined, '');
    this.#nodes.clear();
    this.#nodes.set(this.#root.id, this.#root);
    this.#groupOf = [];
    const count = order?.length ?? ledger.size;
    for (let nth = 0; nth < count; nth += 1) {
      const index = order ? order[nth]! : nth;
      let node = this.#root;
      node.count += 1;
      for (const [level, value] of this.#pathOf(ledger.at(index)!, by).entries()) {
        let group = node.groups.get(value);
        if (!group) {
          group = nodeOf(node, by[level]!, value, formats[level]!(value));
          node.groups.set(value, group);
          this.#nodes.set(group.id, group);
        }
        group.count += 1;
        node = group;
      }
      node.rows.push(index);
      this.#groupOf[index] = node;
    }
  }

  // All kinds of empty values are one group.
  #pathOf(row: Row, by: readonly string[]): unknown[] {
    return by.map((key) => fieldOf(row, key)).map((value) => (value === undefined || value === '' ? null : value));
  }
}

function nodeOf(parent: Node | undefined, column: string | undefined, value: unknown, text: string): Node {
  const id = parent ? `${parent.id}\n${typeof value} ${String(value)}` : vacantId('group');
  const level = parent ? parent.level + 1 : 0;
  return { id, level, column, text, count: 0, parent, groups: new Map(), rows: [], totals: new Map() };
}

function* rowsOf(node: Node): Iterable<number> {
  yield* node.rows;
  for (const group of node.groups.values()) yield* rowsOf(group);
}

function sightOf(shown: readonly (Node | number)[], documentSize: number): RowSight {
  let places: Int32Array | undefined;
  let headings: Map<RowId, number> | undefined;
  let numbers: Uint32Array | undefined;
  return {
    numberOf(index) {
      if (!numbers) {
        let count = 0;
        numbers = Uint32Array.from(shown, (entry) => (typeof entry === 'number' ? (count += 1) : count));
      }
      return numbers[index] ?? 0;
    },
    size: shown.length,
    rows: shown.reduce((sum: number, entry) => sum + Number(typeof entry === 'number'), 0),
    documentIndex(index) {
      const entry = shown[index];
      return typeof entry === 'number' ? entry : -1;
    },
    indexOf(documentIndex) {
      if (!places) {
        places = new Int32Array(documentSize).fill(-1);
        for (const [index, entry] of shown.entries()) if (typeof entry === 'number') places[entry] = index;
      }
      return places[documentIndex] ?? -1;
    },
    idAt(index) {
      const entry = shown[index];
      return typeof entry === 'object' ? entry.id : undefined;
    },
    indexOfId(id) {
      headings ??= new Map(shown.flatMap((entry, index) => (typeof entry === 'object' ? [[entry.id, index]] : [])));
      return headings.get(id) ?? -1;
    },
  };
}
