import type { FieldPanel } from '../FieldPanel';
import { momentEnding } from '../shared/moment/momentLines';
import { choice, head, shared, text } from '../shared/panel/lines';
import { setDateType } from './setDateType';

export const datePanel: FieldPanel = {
  lines: [
    ...head,
    choice(
      'type',
      'dateType',
      ['date', 'week', 'month', 'year', 'datetime', 'monthrange', 'daterange', 'datetimerange'],
      { fallback: 'date', effect: 'range' },
    ),
    shared.placeholder,
    shared.plainValue,
    text('format', 'format', { fallback: 'yyyy-MM-dd' }),
    text('value-format', 'valueFormat', { fallback: 'yyyy-MM-dd' }),
    text('range-separator', 'rangeSeparator', { fallback: '-' }),
    text('start-placeholder', 'startPlaceholder'),
    text('end-placeholder', 'endPlaceholder'),
    ...momentEnding,
  ],
  effects: { range: setDateType },
  versions: { shapes: ['type'] },
};
