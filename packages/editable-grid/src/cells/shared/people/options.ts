import type { ChoicesOptions, TagOptions } from '../choices/options';
import type { ExtendOptions } from '../extendOptions';
import type { TypedOptions } from '../text/options';

/** Options of cells whose keys are picked in a dialog. */
export interface KeyedOptions<Row extends object>
  extends TypedOptions, TagOptions<Row>, ExtendOptions, Pick<ChoicesOptions, 'options'> {}
