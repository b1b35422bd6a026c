import { useClient, type CallTarget } from '@gezi/client';
import { flowRecordPath, flowStatusOptions, type FlowTask } from '@gezi/domain';
import { EmptyState, formatDateTime, PageCard, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import { Link } from 'react-router';
import { pageQuery, type PageOf } from '../../../crud/pageQuery';
import { useTexts } from './texts';

interface FlowCardProps {
  title: string;
  list: CallTarget<unknown, PageOf<FlowTask>>;
  /** Path of the whole list. */
  more: string;
  empty: string;
  /** Maximum number of rows, the latest. */
  max: number;
  /** The rows are tasks of the user, not processes. */
  ofTasks?: boolean;
}

/** The latest rows of a list of tasks or processes; each leads to the page of its process. */
export function FlowCard({ title, list, more, empty, max, ofTasks = false }: FlowCardProps) {
  const texts = useTexts();
  const client = useClient();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(pageQuery(client, list, { pageNo: 1, pageSize: max }));
  const stateOf = ({ status }: FlowTask) => flowStatusOptions.find(({ value }) => value === status);

  function content() {
    if (isError) {
      const retry = <Button onClick={() => void refetch()}>{texts.retry}</Button>;
      return <EmptyState compact title={texts.loadFailed} action={retry} />;
    }
    if (!data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
    if (data.records.length === 0) return <EmptyState compact title={empty} />;
    return (
      <ul className="gezi-waiting">
        {data.records.map((row) => (
          <li key={row.id}>
            <Link to={pathOf(row, ofTasks)}>
              <span className="gezi-waiting-name">{row.title}</span>
              <span className="gezi-waiting-meta">
                {[row.procDefName, row.startUserName, formatDateTime(row.createTime)].filter(Boolean).join(' · ')}
              </span>
            </Link>
            {ofTasks ? (
              <Tag>{row.taskName}</Tag>
            ) : (
              <Tag color={stateOf(row)?.tone ?? 'default'}>{stateOf(row)?.label[locale] ?? row.status}</Tag>
            )}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <PageCard title={title} extra={<Link to={more}>{texts.wholeList}</Link>}>
      {content()}
    </PageCard>
  );
}

const pathOf = ({ procInsId, taskId, deployId, procDefId, businessKey, category }: FlowTask, ofTasks: boolean) =>
  flowRecordPath({ procInsId, deployId, procDefId, businessKey, category, ...(ofTasks && { taskId }) });
