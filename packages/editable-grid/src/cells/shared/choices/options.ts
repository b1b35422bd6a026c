import type { GridOption } from '../../../core/columns/GridOption';
import type { TextOptions } from '../text/options';

/** Options of cells whose value is one of a list of choices, or several. */
export interface ChoicesOptions {
  /** The choices, in order. */
  options?: readonly GridOption[];
  /** Dictionary whose items follow `options`: `code`, or `table,text,code`; loaded once per page. */
  dictCode?: string;
}

/** Options of cells that open a list of choices. */
export interface ChoiceListOptions extends ChoicesOptions, TextOptions {
  /** Accepts text that is not a choice as a value. Default false. */
  allowInput?: boolean;
  /** Typing narrows the list; `false` only moves to the first choice that starts with the typed text. Default true. */
  allowSearch?: boolean;
  /** Key of the next column of a linkage: its choices depend on this value, and a change empties all later columns. */
  linkageKey?: string;
}

/** Options of cells that show their values as tags. */
export interface TagOptions<Row extends object> {
  /** Colour of a tag: a CSS colour or one of antd's names; `undefined` for the default. */
  setTagColor?: (tag: string, row: Row) => string | undefined;
}
