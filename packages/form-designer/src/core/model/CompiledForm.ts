import type { FieldRule } from '@gezi/validators';
import type { LogicPlan } from '../logic/LogicPlan';
import type { FormDocument, Json, JsonObject, NodeKey } from '../document/FormDocument';

/** Values of a form: flat, by component id; a dynamicTable has a list of row objects by column id. */
export type FormValues = Readonly<Record<string, Json>>;

/** How the value of one field is validated. */
export interface FieldPlan {
  readonly key: NodeKey;
  /** Component id, the name of its value. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly label: string;
  readonly required: boolean;
  /** `required` first if it applies, then the rules of the field in their order. */
  readonly rules: readonly FieldRule[];
  /** Initial value of the field. */
  readonly initial: Json;
  /** For a column: the dynamicTable it belongs to. */
  readonly table?: NodeKey;
  /** For a dynamicTable: its columns. */
  readonly columns?: readonly FieldPlan[];
  /** Shown as text and not validated; see `FieldRights`. */
  readonly readOnly: boolean;
  /** Never visible, e.g. in a cell absorbed by a merge: neither required nor submitted. */
  readonly unseen: boolean;
}

/** A document prepared for filling in and validation. */
export interface CompiledForm {
  readonly document: FormDocument;
  /** Fields with a value in the order of the document; columns are in their table. */
  readonly fields: readonly FieldPlan[];
  /** Fields and columns by the key of their node. */
  readonly byKey: ReadonlyMap<NodeKey, FieldPlan>;
  /** Fields by component id, without columns; of duplicate ids the first counts. */
  readonly byId: ReadonlyMap<string, FieldPlan>;
  /** Conditions and calculations in order of dependency. */
  readonly logic: LogicPlan;
}
