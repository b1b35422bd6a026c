import { labelOf, parseDictionaryItems } from '@gezi/client';
import { formatNumber, type DataTableColumn } from '@gezi/ui';
import { cellText } from '../../core/report/cellText';
import type { ReportConfig, ReportRow } from '../../core/report/ReportConfig';

/** The columns of a report for the table: values of a dictionary as their labels. */
export function reportColumns({ columns, dictOptions }: ReportConfig): DataTableColumn<ReportRow>[] {
  return columns.map(({ title, dataIndex, align, width, sorter, customRender }) => {
    const items = parseDictionaryItems(customRender && dictOptions?.[customRender]);
    return {
      key: dataIndex,
      title,
      align,
      width: Number(width) || 150,
      sortable: sorter ?? false,
      render: (row) => {
        const value = row[dataIndex];
        // Numbers are aligned right; exports show the same text.
        if (align === 'right' && typeof value === 'number') return formatNumber(value);
        return labelOf(items, cellText(value));
      },
    };
  });
}
