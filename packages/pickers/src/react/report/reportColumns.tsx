import { labelOf, parseDictionaryItems } from '@gezi/client';
import type { TableColumnsType } from 'antd';
import { cellText } from '../../core/report/cellText';
import type { ReportConfig, ReportRow } from '../../core/report/ReportConfig';
import type { ListPlace } from '../kit/PagedTable';

/** The columns of a report for the table: values of a dictionary as their texts. */
export function reportColumns({ columns, dictOptions }: ReportConfig, place: ListPlace): TableColumnsType<ReportRow> {
  return columns.map(({ title, dataIndex, align, width, sorter, customRender }) => {
    const items = parseDictionaryItems(customRender && dictOptions?.[customRender]);
    return {
      title,
      dataIndex,
      align,
      width: Number(width) || 150,
      ellipsis: true,
      sorter: sorter ?? false,
      sortOrder: place.column === dataIndex ? (place.order === 'asc' ? 'ascend' : 'descend') : null,
      render: (value: unknown) => {
        const text = cellText(value);
        return labelOf(items, text);
      },
    };
  });
}
