import type { QueryField } from '../../core';

export interface DateFormat {
  /** Format of dayjs. */
  format: string;
  picker: 'year' | 'month' | 'date';
  showTime: boolean;
}

/** The format of a date field; `yyyy-MM-dd` is accepted too. */
export function dateFormat({ type, formatStr }: Pick<QueryField, 'type' | 'formatStr'>): DateFormat {
  const plain = type === 'datetime' ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  const format = (formatStr ?? plain).replaceAll('y', 'Y').replaceAll('d', 'D');
  return {
    format,
    picker: format.includes('D') ? 'date' : format.includes('M') ? 'month' : 'year',
    showTime: format.includes('H'),
  };
}
