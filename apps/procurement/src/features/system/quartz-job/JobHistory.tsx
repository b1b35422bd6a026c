import { ReloadOutlined } from '@ant-design/icons';
import { useClient } from '@gezi/client';
import type { QuartzJob, QuartzJobRun } from '@gezi/domain';
import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { Dialog, formatDateTime } from '@gezi/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { usePageState } from '../../../crud/usePageState';
import { nameOf } from './jobName';
import { jobRunsQuery, RUNS_SHOWN } from './queries';
import { ResultTag } from './ResultTag';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

/** Runs of a job with their results. */
export function JobHistory({ job, onClose }: { job: QuartzJob; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const [pageNo, setPageNo] = useState(1);
  const runs = useQuery({ ...jobRunsQuery(client, job.id, pageNo), placeholderData: keepPreviousData });
  const columns = useMemo(() => runColumns(texts), [texts]);

  return (
    <Dialog
      open
      width={960}
      title={texts.historyTitle(nameOf(job))}
      onCancel={onClose}
      footer={[
        <Button key="refresh" icon={<ReloadOutlined aria-hidden />} onClick={() => void runs.refetch()}>
          {texts.refresh}
        </Button>,
        <Button key="close" onClick={onClose}>
          {texts.close}
        </Button>,
      ]}
    >
      <EditableGrid
        label={texts.historyLabel}
        columns={columns}
        {...usePageState(runs)}
        readOnly
        size="tiny"
        maxHeight={420}
        emptyText={texts.historyEmpty}
        pagination={{
          page: pageNo,
          pageSize: RUNS_SHOWN,
          total: runs.data?.total ?? 0,
          pageSizeOptions: [RUNS_SHOWN],
          onChange: (page) => setPageNo(page),
        }}
      />
    </Dialog>
  );
}

const runColumns = (texts: Texts): GridColumn<QuartzJobRun>[] => [
  { key: 'startTime', title: texts.startTime, width: 165, render: ({ startTime }) => formatDateTime(startTime) },
  {
    key: 'trigger',
    title: texts.trigger,
    width: 100,
    render: ({ trigger, createBy }) => [texts.triggers[trigger] ?? trigger, createBy].filter(Boolean).join(' '),
  },
  { key: 'result', title: texts.result, width: 90, render: ({ result }) => <ResultTag result={result} /> },
  {
    key: 'costTime',
    title: texts.costTime,
    width: 95,
    render: ({ costTime }) => (costTime === null ? '' : texts.milliseconds(costTime)),
  },
  { key: 'message', title: texts.message },
];
