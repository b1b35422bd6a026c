import { vacantId, type RowId } from '../rowId';
import type { RowLedger } from '../ledger/RowLedger';
import type { GridStore } from '../store/GridStore';
import type { RowSight } from '../store/StoreSettings';
import type { RowSource, RowsAnswer, RowsRequest, SourceGroup } from './RowSource';
import { locate, sizeOf, sourceNode, visibleIndex, type SourceBlock, type SourceNode } from './SourceNode';

const BLOCK_SIZE = 100;
const MAX_BLOCKS = 60;

/** A visible row that is not in the document. */
export type VacantRow =
  | { kind: 'group'; group: SourceGroup; column: string; level: number; open: boolean }
  | { kind: 'loading'; level: number }
  | { kind: 'failed'; level: number };

/** Number of rows that the server reports. */
export interface SourceTotal {
  rows: number;
  /** True while headings of groups are not loaded: there may be more rows. */
  isLeast: boolean;
}

export interface SourceCalls<Row> {
  source: () => RowSource<Row>;
  /** Sorts, filters and columns of groups. */
  query: () => Pick<RowsRequest, 'sort' | 'filters'> & { by: readonly string[] };
  /** The row is in use: it stays in memory. */
  isActive: (id: RowId) => boolean;
  /** A block could not be loaded. */
  failed: (error: unknown) => void;
  /** The first block is loading, or has arrived or failed. */
  settled: (error?: unknown) => void;
  /** The number of rows is known or has changed. */
  counted: (total: SourceTotal) => void;
}

/**
 * The rows of a server in a grid: blocks are loaded when they are visible and dropped when many others were visible
 * since. The document of the store holds the loaded rows and all edited ones.
 */
export class SourceRows<Row extends object> {
  readonly #store: GridStore<Row>;
  readonly #calls: SourceCalls<Row>;
  #root = sourceNode(undefined, 0);
  readonly #nodes = new Map<string, SourceNode>();
  /** Where loaded rows are. */
  readonly #places = new Map<RowId, { node: SourceNode; place: number }>();
  #clock = 0;
  /** The first block of a load is awaited. */
  #isFirst = true;
  #counted: SourceTotal | undefined;

  constructor(store: GridStore<Row>, calls: SourceCalls<Row>) {
    this.#store = store;
    this.#calls = calls;
    this.#nodes.set('', this.#root);
  }

  /** The visible rows. */
  arrange = (ledger: RowLedger<Row>): RowSight => ({
    size: sizeOf(this.#root),
    rows: this.#places.size,
    numberOf: (index) => locate(this.#root, index).place + 1,
    documentIndex: (index) => {
      const { node, place } = locate(this.#root, index);
      const id = this.#blockAt(node, place)?.ids[place % this.#blockSize];
      return id === undefined ? -1 : ledger.indexOf(id);
    },
    indexOf: (documentIndex) => {
      const row = ledger.at(documentIndex);
      const at = row && this.#places.get(ledger.idOf(row));
      return at ? visibleIndex(at.node, at.place) : -1;
    },
    idAt: (index) => {
      const { node, place } = locate(this.#root, index);
      return place < node.total ? vacantId(`${node.key}#${place}`) : undefined;
    },
    indexOfId: (id) => {
      const at = this.#vacantAt(id);
      return !at || this.#blockAt(at.node, at.place)?.ids.length ? -1 : visibleIndex(at.node, at.place);
    },
  });

  /** The content of a visible row that is not in the document. */
  vacantRow(id: RowId): VacantRow | undefined {
    const at = this.#vacantAt(id);
    if (!at) return undefined;
    const { node, place } = at;
    const level = node.path.length + 1;
    const block = this.#blockAt(node, place);
    const group = block?.groups[place % this.#blockSize];
    if (!group) return { kind: block?.state === 'failed' ? 'failed' : 'loading', level };
    const column = this.#calls.query().by[node.path.length]!;
    return { kind: 'group', group, column, level, open: node.open.some((each) => each.place === place) };
  }

  /** Id of the heading above a row that is not in the document. */
  parentOf(id: RowId): RowId | undefined {
    const node = this.#vacantAt(id)?.node;
    return node?.parent && vacantId(`${node.parent.key}#${node.place}`);
  }

  /** Opens or closes a group, or loads a failed block again. */
  toggle(id: RowId): void {
    const at = this.#vacantAt(id);
    const vacant = this.vacantRow(id);
    if (!at || !vacant) return;
    const { node, place } = at;
    if (vacant.kind === 'failed') {
      node.blocks.delete(Math.floor(place / this.#blockSize));
      const index = visibleIndex(node, place);
      this.want([index]);
    } else if (vacant.kind === 'group') {
      const child = node.open.find((each) => each.place === place);
      if (child) return this.#store.swap([], this.#close(child));
      const opened = sourceNode(node, place, vacant.group.value);
      this.#nodes.set(opened.key, opened);
      node.open = [...node.open, opened].toSorted((a, b) => a.place - b.place);
      this.#load(opened, 0);
    }
    this.#store.swap([], NONE);
  }

  /** Loads everything again: sorts, filters or groups changed, or the server's rows. Edited rows keep their edits. */
  reload(): void {
    for (const node of this.#nodes.values()) for (const { abort } of node.blocks.values()) abort.abort();
    const known = this.#root.total;
    const gone = new Set(this.#places.keys());
    this.#root = sourceNode(undefined, 0);
    this.#root.total = known;
    this.#nodes.clear();
    this.#nodes.set('', this.#root);
    this.#places.clear();
    this.#isFirst = true;
    this.#store.swap([], gone);
    this.#load(this.#root, 0);
  }

  /** Loads the visible rows that are not here, and stops loading others. */
  want(indexes: Iterable<number>): void {
    this.#clock += 1;
    const size = this.#blockSize;
    const wanted = new Set<SourceBlock>();
    const visible = sizeOf(this.#root);
    for (const index of indexes) {
      if (index < 0 || index >= visible) continue;
      const { node, place } = locate(this.#root, index);
      const number = Math.floor(place / size);
      const block = node.blocks.get(number) ?? this.#load(node, number);
      block.used = this.#clock;
      wanted.add(block);
    }
    for (const node of this.#nodes.values())
      for (const [number, block] of node.blocks)
        // The first block brings the number of rows.
        if (block.state === 'loading' && !wanted.has(block) && number > 0) {
          block.abort.abort();
          node.blocks.delete(number);
        }
  }

  stop(): void {
    for (const node of this.#nodes.values()) for (const { abort } of node.blocks.values()) abort.abort();
  }

  get #blockSize(): number {
    return this.#calls.source().blockSize ?? BLOCK_SIZE;
  }

  #blockAt(node: SourceNode, place: number): SourceBlock | undefined {
    return node.blocks.get(Math.floor(place / this.#blockSize));
  }

  #vacantAt(id: RowId): { node: SourceNode; place: number } | undefined {
    const end = id.lastIndexOf('#');
    const node = this.#nodes.get(id.slice(1, end));
    const place = Number(id.slice(end + 1));
    return node && place < node.total ? { node, place } : undefined;
  }

  #load(node: SourceNode, number: number): SourceBlock {
    const { by, sort, filters } = this.#calls.query();
    const from = number * this.#blockSize;
    const block: SourceBlock = {
      state: 'loading',
      ids: [],
      groups: [],
      used: this.#clock,
      abort: new AbortController(),
    };
    node.blocks.set(number, block);
    const request = { from, to: from + this.#blockSize, sort, filters, group: { by, path: node.path } };
    const isCurrent = () => node.blocks.get(number) === block && this.#nodes.get(node.key) === node;
    this.#calls
      .source()
      .getRows(request, block.abort.signal)
      .then(
        (answer) => isCurrent() && this.#take(node, from, block, answer),
        (error: unknown) => isCurrent() && this.#fail(node, block, error),
      );
    return block;
  }

  #take(node: SourceNode, from: number, block: SourceBlock, { rows = [], groups = [], total }: RowsAnswer<Row>) {
    const { ledger } = this.#store;
    block.state = 'ready';
    block.groups = groups;
    block.ids = rows.map((row) => ledger.idOf(row));
    node.total = total;
    for (const [nth, id] of block.ids.entries()) this.#places.set(id, { node, place: from + nth });
    this.#store.swap(rows, this.#dropOld());
    if (node !== this.#root) return;
    this.#count();
    if (!this.#isFirst) return;
    this.#isFirst = false;
    this.#calls.settled();
  }

  #count() {
    const { blocks, total } = this.#root;
    const groups = [...blocks.values()].flatMap((block) => block.groups);
    const counted =
      this.#calls.query().by.length > 0
        ? { rows: groups.reduce((sum, { count }) => sum + count, 0), isLeast: groups.length < total }
        : { rows: total, isLeast: false };
    if (counted.rows === this.#counted?.rows && counted.isLeast === this.#counted.isLeast) return;
    this.#counted = counted;
    this.#calls.counted(counted);
  }

  #fail(node: SourceNode, block: SourceBlock, error: unknown) {
    block.state = 'failed';
    this.#store.swap([], NONE);
    if (node === this.#root && node.total === 0) {
      node.blocks.clear();
      this.#calls.settled(error);
    } else this.#calls.failed(error);
  }

  /** Drops the blocks of rows that were not visible for longest. @returns ids of their rows */
  #dropOld(): Set<RowId> {
    const { maxBlocks = MAX_BLOCKS } = this.#calls.source();
    const blocks = [...this.#nodes.values()].flatMap((node) =>
      [...node.blocks].flatMap(([number, block]) => (block.ids.length > 0 ? [{ node, number, block }] : [])),
    );
    const gone = new Set<RowId>();
    if (blocks.length <= maxBlocks) return gone;
    const oldest = blocks.toSorted((a, b) => a.block.used - b.block.used).slice(0, blocks.length - maxBlocks);
    for (const { node, number, block } of oldest) {
      if (block.used === this.#clock || block.ids.some((id) => this.#calls.isActive(id))) continue;
      node.blocks.delete(number);
      for (const id of block.ids) {
        gone.add(id);
        this.#places.delete(id);
      }
    }
    return gone;
  }

  /** @returns ids of its rows */
  #close(node: SourceNode): Set<RowId> {
    const gone = new Set(node.open.flatMap((child) => [...this.#close(child)]));
    for (const block of node.blocks.values()) {
      block.abort.abort();
      for (const id of block.ids) {
        gone.add(id);
        this.#places.delete(id);
      }
    }
    this.#nodes.delete(node.key);
    node.parent!.open = node.parent!.open.filter((each) => each !== node);
    return gone;
  }
}

const NONE: ReadonlySet<RowId> = new Set();
