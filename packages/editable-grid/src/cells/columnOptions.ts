import type { CheckboxOptions } from './checkbox/options';
import type { ImageOptions } from './image/options';
import type { NumberOptions } from './input-number/options';
import type { ContentOptions, NormalOptions } from './normal/options';
import type { PopupOptions } from './popup/options';
import type { RowActionsOptions } from './row-actions/options';
import type { RowExpandOptions } from './row-expand/options';
import type { ChoiceListOptions, ChoicesOptions, TagOptions } from './shared/choices/options';
import type { FilesOptions } from './shared/files/options';
import type { KeyedOptions } from './shared/people/options';
import type { TextOptions, TypedOptions } from './shared/text/options';
import type { SlotOptions } from './slot/options';

/** Options of the cell types that show a field of the row; `GridColumn` is built from it. */
export interface FieldCellOptions<Row extends object> {
  normal: NormalOptions<Row>;
  slot: ContentOptions<Row>;
  hidden: object;
  input: TextOptions;
  inputNumber: NumberOptions;
  textarea: TextOptions;
  input_pop: TextOptions;
  tags: TextOptions & TagOptions<Row>;
  select: ChoiceListOptions;
  'select-search': ChoiceListOptions;
  sel_search: ChoiceListOptions;
  sel_search_async: ChoiceListOptions;
  list_multi: ChoiceListOptions & TagOptions<Row>;
  'select-multiple': ChoiceListOptions & TagOptions<Row>;
  radio: ChoicesOptions;
  checkbox: CheckboxOptions;
  date: TypedOptions;
  datetime: TypedOptions;
  time: TypedOptions;
  sel_user: KeyedOptions<Row>;
  sel_depart: KeyedOptions<Row>;
  popup: PopupOptions;
  upload: FilesOptions;
  file: FilesOptions;
  image: ImageOptions;
  progress: object;
}

/** Options of the cell types that need no field of the row. */
export interface FreeCellOptions<Row extends object> {
  slot: SlotOptions<Row>;
  'row-actions': RowActionsOptions<Row>;
  'row-expand': RowExpandOptions<Row>;
  'row-number': object;
  'row-checkbox': object;
  'row-radio': object;
  'row-drag-sort': object;
}

/** The options of all cell types on one object, as the grid reads them. */
export interface EveryOption<Row extends object>
  extends
    NormalOptions<Row>,
    NumberOptions,
    ChoiceListOptions,
    TagOptions<Row>,
    CheckboxOptions,
    KeyedOptions<Row>,
    PopupOptions,
    ImageOptions,
    RowActionsOptions<Row> {}
