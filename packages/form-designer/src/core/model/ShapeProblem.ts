import type { Texts } from '../texts/zh-CN';
import type { FormValues } from './CompiledForm';

export interface ShapeProblem {
  readonly code: string;
  readonly message: string;
}

export interface ShapeContext {
  readonly texts: Texts;
  /** Values of the form, or of the row the field stands in. */
  readonly values: FormValues;
}
