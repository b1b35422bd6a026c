/** What a saved form may hold anywhere. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [member: string]: Json;
}

/**
 * Names one part of a document for as long as the document is open. It begins as the component's id and stays when the
 * id changes; two components that share an id (a broken file) have different keys.
 */
export type NodeKey = string;

/** The key of the board itself. */
export const ROOT: NodeKey = 'root';

/**
 * - `root`: the board; its children are the entries of `list`
 * - `item`: a component, among them the containers `row`, `table` and `dynamicTable`
 * - `column`: one column of a row; its children are items
 * - `cell`: one cell (`tdItem`) of a table; its children are items
 * - `opaque`: an entry that is no component object (null, a number, text); preserved and written back, never shown
 */
export type NodeKind = 'root' | 'item' | 'column' | 'cell' | 'opaque';

/**
 * One part of a form. A row's children are its columns, a table's children its cells row by row, a dynamicTable's
 * children the items that make up one of its rows.
 */
export interface FormNode {
  readonly key: NodeKey;
  readonly kind: NodeKind;
  /**
   * The object as saved, unknown members included, numbers and texts as they came. The members that hold children
   * (`columns`, `list`, `layoutArray`) are null here; they are written from `children`. The board's data has the
   * members of the saved object in their order, all null; their values are in the document.
   */
  readonly data: JsonObject;
  /** For `opaque` alone: the entry itself. */
  readonly value?: Json;
  readonly parent: NodeKey | null;
  readonly children: readonly NodeKey[];
  /** For a table alone: the number of cells of each of its rows; they add up to `children.length`. */
  readonly rows?: readonly number[];
  readonly shape?: NodeShape;
  /**
   * Values that a toggle sets aside and restores, e.g. the static options while options are fetched (B§4). Lives as long as
   * the document is open; never saved, never copied.
   */
  readonly stash?: JsonObject;
}

/**
 * Irregular shape of a saved part:
 * - `childless`: its member for children is missing or no list; it stays unchanged in `data` until the first child is added
 * - `tooDeep`: its children are nested deeper than `MAX_DEPTH` and stay unread in `data`; it accepts no others
 * - `tableRow`: an `opaque` in place of a whole row of a table
 */
export type NodeShape = 'childless' | 'tooDeep' | 'tableRow';

/** A form while it is designed or filled in: flat, immutable, parts shared between one state and the next. */
export interface FormDocument {
  /** The form's settings as saved, unknown members included. */
  readonly config: JsonObject;
  /** Every part by its key, the board (`ROOT`) among them. */
  readonly nodes: ReadonlyMap<NodeKey, FormNode>;
  /** Members of the saved object besides `list` and `config`. */
  readonly extra: JsonObject;
}

/** The object whose JSON text is `formContent`. A file that came without `config` is written without it. */
export interface FormContent {
  readonly list: readonly Json[];
  readonly config: JsonObject;
  readonly [member: string]: Json;
}
