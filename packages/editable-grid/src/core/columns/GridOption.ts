/** One choice of a select, radio or dictionary column. */
export interface GridOption {
  /** Stored in the row. */
  value: string | number | boolean;
  /** Text shown to the user; default `text`, then `title`, then the value. */
  label?: string;
  /** Label of a dictionary item. */
  text?: string;
  /** Label of a dictionary item that has no `text`. */
  title?: string;
  /** The choice is shown but cannot be selected. Default false. */
  disabled?: boolean;
  /** Colour of its tag, as dictionaries store it: a CSS colour or one of antd's names. */
  color?: string;
}

/** Text shown to the user for a choice. */
export const optionText = (option: GridOption): string =>
  option.label ?? option.text ?? option.title ?? String(option.value);
