import { useClient, usePermission } from '@gezi/client';
import { viewWorkplace, type Workplace } from '@gezi/domain';
import { EmptyState, formatDateTime, PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TodoCounts } from '../shared/TodoCounts';
import { useTexts } from './texts';
import '../shared/board.css';

/** Milliseconds after which the page is loaded again. */
const INTERVAL = 60_000;

/** `/dashboard/workplace`: what waits for the user, the user's projects, unread messages and the latest events. */
export function WorkplacePage() {
  const texts = useTexts();
  const client = useClient();
  const hasProjects = usePermission('purchase:purchaseInfo:list');
  const workplace = useQuery({
    queryKey: [viewWorkplace.path],
    queryFn: ({ signal }) => client.call(viewWorkplace, {}, { signal, silent: true }),
    refetchInterval: INTERVAL,
  });
  const block = (rows: (data: Workplace) => readonly ReactNode[], empty: string) => (
    <Block state={workplace} rows={workplace.data && rows(workplace.data)} empty={empty} />
  );
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <TodoCounts />
      <div className="gezi-board">
        {hasProjects && (
          <PageCard title={texts.myProjects} extra={<Link to="/purchase/list">{texts.allProjects}</Link>}>
            {block(
              ({ myProjects }) =>
                myProjects.map(({ id, proNo, proName, status_dictText, status, proEndTime }) => (
                  <li key={id}>
                    <Link to={`/purchase/project/view?${new URLSearchParams({ id })}`}>
                      <span className="gezi-waiting-name">{proName}</span>
                      <span className="gezi-waiting-meta">
                        {[proNo, proEndTime && texts.endsAt(formatDateTime(proEndTime))].filter(Boolean).join(' · ')}
                      </span>
                    </Link>
                    <Tag>{status_dictText ?? status}</Tag>
                  </li>
                )),
              texts.noProjects,
            )}
          </PageCard>
        )}
        <PageCard title={texts.notices} extra={<Link to="/account/mymessage">{texts.allNotices}</Link>}>
          {block(
            ({ notices }) =>
              notices.map(({ id, title, sendTime }) => (
                <li key={id}>
                  <Link to="/account/mymessage">
                    <span className="gezi-waiting-name">{title}</span>
                    <span className="gezi-waiting-meta">{formatDateTime(sendTime)}</span>
                  </Link>
                </li>
              )),
            texts.noNotices,
          )}
        </PageCard>
        <PageCard title={texts.activities}>
          {block(
            ({ activities }) =>
              activities.map(({ time, user, text, path }, at) => (
                <li key={`${time} ${at}`}>
                  <Link to={path}>
                    <span className="gezi-waiting-name">{text}</span>
                    <span className="gezi-waiting-meta">
                      {user ?? texts.system} · {formatDateTime(time)}
                    </span>
                  </Link>
                </li>
              )),
            texts.noActivities,
          )}
        </PageCard>
      </div>
    </>
  );
}

interface BlockProps {
  state: { isError: boolean; refetch: () => unknown };
  /** Entries of the list; absent while loading. */
  rows: readonly ReactNode[] | undefined;
  empty: string;
}

/** The entries of a card, and the states loading, empty and failed. */
function Block({ state, rows, empty }: BlockProps) {
  const texts = useTexts();
  if (!rows && state.isError) {
    const retry = <Button onClick={() => void state.refetch()}>{texts.retry}</Button>;
    return <EmptyState compact title={texts.loadFailed} action={retry} />;
  }
  if (!rows) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  return rows.length === 0 ? <EmptyState compact title={empty} /> : <ul className="gezi-waiting">{rows}</ul>;
}
