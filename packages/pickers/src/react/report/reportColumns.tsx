import { labelOf, parseDictionaryItems } from '@gezi/client';
import type { DataTableColumn } from '@gezi/ui';
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
      render: (row) => labelOf(items, cellText(row[dataIndex])),
    };
  });
}
