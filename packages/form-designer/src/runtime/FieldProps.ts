import type { ComponentType } from 'react';
import type { Json, JsonObject } from '../core/document/FormDocument';
import type { FieldPlan } from '../core/model/CompiledForm';

/** Props of a component that renders one field type; the runtime renders label and error around it. */
export interface FieldProps {
  /** The item as saved. */
  item: JsonObject;
  /** How the value is validated; undefined for types without a value. */
  plan: FieldPlan | undefined;
  /** Path of the field in the store. */
  path: string;
  /** Component id: the name of the value in the submitted model. */
  name: string;
  /** DOM id for the control, or for the group of several; the label refers to it. */
  id: string;
  /** DOM id of the label, for `aria-labelledby`; undefined if no label is rendered. */
  labelId: string | undefined;
  /** Name of the field, even if no label is rendered. */
  label: string;
  /** Current value. */
  value: Json | undefined;
  /** Call it with the new value on every change. */
  onChange: (value: Json) => void;
  /** Call it when the focus leaves the field. */
  onBlur: () => void;
  /** Whether to show the value as text. */
  readOnly: boolean;
  /** Whether the control is disabled. */
  disabled: boolean;
  /** Whether a value is required. */
  required: boolean;
  /** Whether the value is invalid. */
  invalid: boolean;
  /** DOM id of the error message, for `aria-describedby`; undefined without an error. */
  describedBy: string | undefined;
  /** Size of the control. */
  size: FieldSize;
}

/** `medium` is 32 px high, `small` and `mini` are 24. */
export type FieldSize = 'medium' | 'small' | 'mini';

/** Draws one type of field. */
export type RuntimeField = ComponentType<FieldProps> & {
  /** Preloads what the field needs on its first use; called when idle after the first render. */
  preload?: () => Promise<unknown>;
};

/** Components that draw the field types, by `compType`. */
export type RuntimeFields = Readonly<Record<string, RuntimeField>>;
