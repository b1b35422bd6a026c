import type { Json, JsonObject, NodeKey, NodeKind, NodeShape } from '../document/FormDocument';

/** A component with its descendants outside of a document: added, copied or on the clipboard. Plain data. */
export interface NodeTree {
  readonly key: NodeKey;
  readonly kind: NodeKind;
  readonly data: JsonObject;
  readonly value?: Json;
  readonly rows?: readonly number[];
  readonly shape?: NodeShape;
  readonly children: readonly NodeTree[];
}

/** A place among the children of `parent`: `index` counts the children before it; past the end means the end. */
export interface PartPlace {
  readonly parent: NodeKey;
  readonly index: number;
}

/** Members and their new values; undefined removes a member. */
export type MemberChanges = Readonly<Record<string, Json | undefined>>;

/** A change of a document as plain data: commands replayed on the same document have the same result. */
export type FormCommand =
  /** Adds parts; their keys and component ids must be unused. To copy, add `copyParts(...)`. */
  | { readonly type: 'add'; readonly at: PartPlace; readonly trees: readonly NodeTree[] }
  /** `at.index` refers to the children before the move. The moved parts stay in document order. */
  | { readonly type: 'move'; readonly keys: readonly NodeKey[]; readonly at: PartPlace }
  | { readonly type: 'remove'; readonly keys: readonly NodeKey[] }
  /**
   * Sets members of `data`; undefined removes a member. Only `rename` changes ids, and children have commands of their
   * own. `stash` sets or removes stashed values in the same way. `planEdit` creates both from a change in the panel.
   */
  | {
      readonly type: 'edit';
      readonly key: NodeKey;
      readonly changes: MemberChanges;
      readonly stash?: MemberChanges;
    }
  /** Commands in their order as one step; refused as a whole if one of them is refused. */
  | { readonly type: 'batch'; readonly commands: readonly FormCommand[] }
  /** Edits of several parts as one step; refused as a whole if one of them is refused. */
  | { readonly type: 'editMany'; readonly edits: readonly EditCommand[] }
  /** The previous id becomes `_id`; formulas and links that name the part are changed too. */
  | { readonly type: 'rename'; readonly key: NodeKey; readonly id: string }
  | { readonly type: 'configure'; readonly changes: MemberChanges }
  /** Spans of all columns of a row; new columns are added at the end, surplus ones are removed only if empty. */
  | { readonly type: 'setColumns'; readonly key: NodeKey; readonly spans: readonly number[] }
  | { readonly type: 'mergeRight' | 'mergeDown' | 'split'; readonly key: NodeKey }
  /** Inserts a row or column next to a cell; `cells` are the new cells from left to right or top down. */
  | {
      readonly type: 'insertTableRow' | 'insertTableColumn';
      readonly key: NodeKey;
      readonly side: 'before' | 'after';
      readonly cells: readonly NodeTree[];
    }
  | { readonly type: 'removeTableRow' | 'removeTableColumn'; readonly key: NodeKey }
  /** Empties the board; the settings stay. */
  | { readonly type: 'clear' }
  /** Replaces the whole form, e.g. by a template or an import. */
  | {
      readonly type: 'replace';
      readonly config: JsonObject;
      readonly trees: readonly NodeTree[];
      readonly extra: JsonObject;
    };

/** The change of one part's members. */
export type EditCommand = Extract<FormCommand, { type: 'edit' }>;

/** Why a command is refused; the document is unchanged. */
export type CommandRefusalCode =
  | 'unknown-node'
  | 'empty-id'
  /** 该ID已经存在，请修改 */
  | 'duplicate-id'
  /** 布局组件不允许被嵌套！ */
  | 'nested-layout'
  /** 该组件不允许被放入动态表格内！ */
  | 'not-in-dynamic-table'
  /** 该组件不允许被放入表格内！ */
  | 'not-in-table'
  /** 表单设置中未允许动态表格: `dynamicTableAllowed` is off; existing tables may stay. */
  | 'no-dynamic-tables'
  /** The container does not accept the component, e.g. an item directly in a row, or a column on the board. */
  | 'wrong-place'
  | 'into-itself'
  /** There is no neighbour to merge with, or it has another height or width. */
  | 'cannot-merge'
  | 'not-merged'
  /** The last column, row or cell of its kind stays. */
  | 'last-one'
  | 'column-not-empty'
  /** Spans that are not integers from 1 to 24. */
  | 'bad-spans'
  | 'bad-value';

export interface CommandRefusal {
  readonly code: CommandRefusalCode;
  /** The part at fault. */
  readonly key?: NodeKey;
  /** The component id at fault, for `duplicate-id` and `empty-id`. */
  readonly id?: string;
}
