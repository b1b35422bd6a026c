import type { DictionaryItem } from '@gezi/client';

/** Props of every dictionary widget. */
export interface DictBase {
  /** `code` or `table,text,code[,condition]`; `''` is an error (字典Code不能为空!). Omit it with `options`. */
  dictCode?: string;
  /** Entries to use instead of a dictionary's. */
  options?: readonly DictionaryItem[];
  /** Whether it is disabled; default false. */
  disabled?: boolean;
  /** Text shown without a value. */
  placeholder?: string;
  /** Id of the input, for a label. */
  id?: string;
  /** Name of the input and its list for screen readers. */
  'aria-label'?: string;
}
