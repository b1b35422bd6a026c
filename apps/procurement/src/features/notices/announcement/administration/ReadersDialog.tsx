import { useClient } from '@gezi/client';
import type { AnnouncementRow, NoticeReader } from '@gezi/domain';
import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { Dialog, formatDateTime } from '@gezi/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { usePageState } from '../../../../crud/usePageState';
import { useTexts } from '../texts';
import type { Texts } from '../texts/zh-CN';
import { readersQuery, READERS_SHOWN, readStatisticsQuery } from './queries';

const SHOWN = ['all', '1', '0'] as const;
type Shown = (typeof SHOWN)[number];

/** Recipients of an announcement, read or unread. */
export function ReadersDialog({ row, onClose }: { row: AnnouncementRow; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const [shown, setShown] = useState<Shown>('all');
  const [pageNo, setPageNo] = useState(1);
  const { data: counts } = useQuery(readStatisticsQuery(client, row.id));
  const readers = useQuery({
    ...readersQuery(client, row.id, shown === 'all' ? undefined : shown, pageNo),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => readerColumns(texts), [texts]);
  const labels: Record<Shown, string> = {
    all: texts.allReaders(counts?.total ?? row.receiverCount),
    '1': texts.haveRead(counts?.read ?? row.readCount),
    '0': texts.haveNotRead(counts?.unread ?? Math.max(0, row.receiverCount - row.readCount)),
  };

  return (
    <Dialog
      open
      width={760}
      title={texts.readersTitle(row.titile)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className="gezi-readers">
        <Segmented<Shown>
          aria-label={texts.readState}
          value={shown}
          options={SHOWN.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => {
            setShown(value);
            setPageNo(1);
          }}
        />
        <EditableGrid
          label={texts.readersLabel}
          columns={columns}
          {...usePageState(readers)}
          readOnly
          size="tiny"
          maxHeight={420}
          emptyText={texts.nobodyHere}
          pagination={{
            page: pageNo,
            pageSize: READERS_SHOWN,
            total: readers.data?.total ?? 0,
            pageSizeOptions: [READERS_SHOWN],
            onChange: (page) => setPageNo(page),
          }}
        />
      </div>
    </Dialog>
  );
}

const readerColumns = (texts: Texts): GridColumn<NoticeReader>[] => [
  { key: 'realname', title: texts.realname, width: 110 },
  { key: 'username', title: texts.username, width: 130 },
  { key: 'departNames', title: texts.departs },
  {
    key: 'readFlag',
    title: texts.readState,
    width: 90,
    render: ({ readFlag }) =>
      readFlag === '1' ? <Tag color="success">{texts.isRead}</Tag> : <Tag>{texts.isUnread}</Tag>,
  },
  { key: 'readTime', title: texts.readTime, width: 165, render: ({ readTime }) => formatDateTime(readTime) },
];
