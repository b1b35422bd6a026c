import type { FieldRule } from '@gezi/validators';
import type { LogicPlan } from '../logic/LogicPlan';
import type { FormDocument, Json, JsonObject, NodeKey } from '../document/FormDocument';

/** What is entered in a form: flat, by component id; a dynamicTable has a list of row objects by column id. */
export type FormValues = Readonly<Record<string, Json>>;

/** What a value is asked of one field. */
export interface FieldPlan {
  readonly key: NodeKey;
  /** Component id, the name of its value. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly label: string;
  readonly required: boolean;
  /** Required first where it is so, then the rules of the field in their order. */
  readonly rules: readonly FieldRule[];
  /** What the field begins with. */
  readonly initial: Json;
  /** For a column: the dynamicTable it belongs to. */
  readonly table?: NodeKey;
  /** For a dynamicTable: its columns. */
  readonly columns?: readonly FieldPlan[];
  /** Never to be seen, e.g. in a cell that a merge took in: neither required nor submitted. */
  readonly unseen: boolean;
}

/** A document made ready to be filled in and checked. */
export interface CompiledForm {
  readonly document: FormDocument;
  /** Fields with a value in the order of the document; columns stand in their table. */
  readonly fields: readonly FieldPlan[];
  /** Fields and columns by the key of their node. */
  readonly byKey: ReadonlyMap<NodeKey, FieldPlan>;
  /** Fields by component id, columns left out; where two share an id the first counts. */
  readonly byId: ReadonlyMap<string, FieldPlan>;
  /** Conditions and calculations, in the order in which they are asked. */
  readonly logic: LogicPlan;
}
