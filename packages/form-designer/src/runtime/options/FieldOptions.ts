import type { ChoiceOption } from '../../core/model/options';

/** The options of a field, as far as they are loaded. */
export interface FieldOptions {
  readonly status: 'ready' | 'loading' | 'failed';
  readonly options: readonly ChoiceOption[];
}
