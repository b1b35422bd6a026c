import type { DictItem } from '@gezi/domain';

/** An entry with all the names clients read it by. */
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
