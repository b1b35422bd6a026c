import type { Json } from '../document/FormDocument';
import type { Texts } from '../texts/zh-CN';
import type { FieldPlan, FormValues } from './CompiledForm';

export interface ShapeProblem {
  readonly code: string;
  readonly message: string;
}

export interface ShapeContext {
  readonly texts: Texts;
  /** Values of the form, or of the row that contains the field. */
  readonly values: FormValues;
}

/** Checks a filled value; undefined if the control could have produced it. */
export type ShapeCheck = (value: Json, field: FieldPlan, context: ShapeContext) => ShapeProblem | undefined;
