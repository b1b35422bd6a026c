import type { ComponentType } from 'react';
import type { Json, JsonObject } from '../core/document/FormDocument';
import type { FieldPlan } from '../core/model/CompiledForm';

/** What the runtime hands to the component that draws a type of field; label and error are drawn around it. */
export interface FieldProps {
  /** The item as saved. */
  item: JsonObject;
  /** What the item asks of its value; none for types without one. */
  plan: FieldPlan | undefined;
  /** Where it stands, for the store. */
  path: string;
  /** The component id, which is the name of the value in the model. */
  name: string;
  /** DOM id that the label points at; belongs on the control, or on the group of several. */
  id: string;
  /** DOM id of the label, for `aria-labelledby`; undefined where no label is drawn. */
  labelId: string | undefined;
  /** What the field is called, also where no label is drawn. */
  label: string;
  value: Json | undefined;
  onChange: (value: Json) => void;
  /** To be called when the focus leaves the field. */
  onBlur: () => void;
  /** The value is to be shown as text. */
  readOnly: boolean;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  /** DOM id of the message, for `aria-describedby`. */
  describedBy: string | undefined;
  size: FieldSize;
}

/** `medium` is 32 px high, `small` and `mini` are 24. */
export type FieldSize = 'medium' | 'small' | 'mini';

/** Draws one type of field. */
export type RuntimeField = ComponentType<FieldProps> & {
  /** Loads what the field needs on its first use; called in a quiet moment after the form is drawn. */
  preload?: () => Promise<unknown>;
};

/** Draws every type of field, by `compType`. */
export type RuntimeFields = Readonly<Record<string, RuntimeField>>;
