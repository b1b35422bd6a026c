import type { DictionaryItem } from '@gezi/client';

/** Props of every dictionary widget. */
export interface DictBase {
  /** `code` or `table,text,code[,condition]`; `''` is an error (字典Code不能为空!), undefined where `options` are given. */
  dictCode?: string;
  /** Entries to use instead of a dictionary's. */
  options?: readonly DictionaryItem[];
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  /** Name of the input and its list for screen readers. */
  'aria-label'?: string;
}
