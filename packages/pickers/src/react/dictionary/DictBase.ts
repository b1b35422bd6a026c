import type { DictionaryItem } from '@gezi/client';

/** What every dictionary widget takes. */
export interface DictBase {
  /** `code` or `table,text,code[,condition]`; `''` is an error (字典Code不能为空!), undefined where `options` are given. */
  dictCode?: string;
  /** Entries in place of a dictionary's. */
  options?: readonly DictionaryItem[];
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  /** Name for screen readers and of the list. */
  'aria-label'?: string;
}
