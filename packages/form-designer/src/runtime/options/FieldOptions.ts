import type { ChoiceOption } from '../../core/model/options';

/** The choices of a field, as far as they are known. */
export interface FieldOptions {
  readonly status: 'ready' | 'loading' | 'failed';
  readonly options: readonly ChoiceOption[];
}
