/** What a saved form may hold anywhere. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [member: string]: Json;
}

/**
 * Identifies one part of an open document. It is the component's id when the document is read, and does not change with
 * the id. Two components with the same id (an invalid file) have different keys.
 */
export type NodeKey = string;

/** The key of the board itself. */
export const ROOT: NodeKey = 'root';

/**
 * - `root`: the board; its children are the entries of `list`
 * - `item`: a component, among them the containers `row`, `table` and `dynamicTable`
 * - `column`: one column of a row; its children are items
 * - `cell`: one cell (`tdItem`) of a table; its children are items
 * - `opaque`: an entry that is not a component object (null, a number, text); preserved and written back, never shown
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
   * The object as saved, including unknown members; numbers and texts are not converted. The members that hold children
   * (`columns`, `list`, `layoutArray`) are null here; they are written from `children`. In the data of the board all
   * members of the saved object are null, in their order; their values are in the document.
   */
  readonly data: JsonObject;
  /** For `opaque` alone: the entry itself. */
  readonly value?: Json;
  readonly parent: NodeKey | null;
  readonly children: readonly NodeKey[];
  /** Of a table only: the number of cells of each row; their sum is `children.length`. */
  readonly rows?: readonly number[];
  readonly shape?: NodeShape;
  /**
   * Values that a toggle replaces and restores, e.g. the static options while options are fetched (B§4). Exists only
   * while the document is open; never saved or copied.
   */
  readonly stash?: JsonObject;
}

/**
 * Irregular shape of a saved part:
 * - `childless`: its member for children is missing or not a list; it is unchanged in `data` until the first child is
 *   added
 * - `tooDeep`: its children are nested deeper than `MAX_DEPTH` and are left unread in `data`; no children can be added
 * - `tableRow`: an `opaque` in place of a whole row of a table
 */
export type NodeShape = 'childless' | 'tooDeep' | 'tableRow';

/** A form that is designed or filled in: flat and immutable; consecutive states share unchanged parts. */
export interface FormDocument {
  /** The form's settings as saved, unknown members included. */
  readonly config: JsonObject;
  /** Every part by its key, the board (`ROOT`) among them. */
  readonly nodes: ReadonlyMap<NodeKey, FormNode>;
  /** Members of the saved object besides `list` and `config`. */
  readonly extra: JsonObject;
}

/** The object whose JSON text is `formContent`. `config` is absent if the file had none. */
export interface FormContent {
  readonly list: readonly Json[];
  readonly config: JsonObject;
  readonly [member: string]: Json;
}
