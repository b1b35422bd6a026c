import type { DictItem } from '@gezi/domain';

/** An entry of a system dictionary with its texts in all languages, which imports recognise. */
export interface NamedItem extends DictItem {
  names?: readonly string[];
}

/** Builds a dictionary entry with every alias that clients read. */
export const dictItem = (value: string, text: string, color: string | null = null, status = 1): DictItem => ({
  value,
  text,
  title: text,
  label: text,
  itemText: text,
  itemValue: value,
  color,
  status,
});
