import type { QueryField } from '../../core';

export interface DateFormat {
  /** As dayjs writes it. */
  format: string;
  picker: 'year' | 'month' | 'date';
  showTime: boolean;
}

/** The form of a date field's value; `yyyy-MM-dd` is understood too. */
export function dateFormat({ type, formatStr }: Pick<QueryField, 'type' | 'formatStr'>): DateFormat {
  const plain = type === 'datetime' ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  const format = (formatStr ?? plain).replaceAll('y', 'Y').replaceAll('d', 'D');
  return {
    format,
    picker: format.includes('D') ? 'date' : format.includes('M') ? 'month' : 'year',
    showTime: format.includes('H'),
  };
}
