import { useClient } from '@gezi/client';
import { MONEY_DECIMALS, viewMonitor, type RunningProject } from '@gezi/domain';
import { EmptyState, formatDateTime, formatNumber, PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Countdown } from '../../../countdown/Countdown';
import { Figure } from '../shared/Figure';
import { useTexts } from './texts';
import '../shared/board.css';

/** Milliseconds after which the page is loaded again. */
const INTERVAL = 30_000;
const AUCTIONS = '/procurement/bidding';
const PROJECTS = '/purchase/list';
const ORDERS = '/purchase/order';

/** `/dashboard/monitor`: what is going on now. */
export function MonitorPage() {
  const texts = useTexts();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: [viewMonitor.path],
    queryFn: ({ signal }) => client.call(viewMonitor, {}, { signal, silent: true }),
    refetchInterval: INTERVAL,
  });
  if (!data) {
    const retry = <Button onClick={() => void refetch()}>{texts.retry}</Button>;
    return (
      <>
        <PageHeader title={texts.title} description={texts.description} />
        <PageCard>
          {isError ? (
            <EmptyState title={texts.loadFailed} action={retry} />
          ) : (
            <Skeleton active paragraph={{ rows: 8 }} />
          )}
        </PageCard>
      </>
    );
  }
  const { serverTime, bidding, closingSoon, overdueOrders, pendingAudits, onlineUsers } = data;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <PageCard>
        <ul className="gezi-counts gezi-figures" aria-label={texts.title}>
          <Figure label={texts.running} value={formatNumber(bidding.length)} to={AUCTIONS} />
          <Figure label={texts.closing} value={formatNumber(closingSoon.length)} to={`${PROJECTS}?status=4`} />
          <Figure label={texts.overdue} value={formatNumber(overdueOrders.length)} to={ORDERS} />
          <Figure label={texts.pendingAudits} value={formatNumber(pendingAudits)} />
          <Figure label={texts.onlineUsers} value={formatNumber(onlineUsers)} />
        </ul>
        <p className="gezi-server-time">{texts.serverTime(formatDateTime(serverTime))}</p>
      </PageCard>
      <div className="gezi-board">
        <ListCard
          title={texts.bidding}
          empty={texts.noBidding}
          rows={bidding.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              to={`${AUCTIONS}/room?${new URLSearchParams({ id: project.id })}`}
            />
          ))}
        />
        <ListCard
          title={texts.closingSoon}
          empty={texts.noClosing}
          rows={closingSoon.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              to={`/purchase/project/view?${new URLSearchParams({ id: project.id })}`}
            />
          ))}
        />
        <ListCard
          title={texts.overdueOrders}
          empty={texts.noOverdue}
          rows={overdueOrders.map(({ id, orderNo, supplierName, demandTime, totalPrice, overdueDays }) => (
            <li key={id}>
              <Link to={`${ORDERS}?${new URLSearchParams({ orderNo })}`}>
                <span className="gezi-waiting-name">
                  {orderNo} {supplierName}
                </span>
                <span className="gezi-waiting-meta">
                  {demandTime} · {formatNumber(totalPrice, MONEY_DECIMALS)}
                </span>
              </Link>
              <Tag color="error">{texts.overdueBy(formatNumber(overdueDays))}</Tag>
            </li>
          ))}
        />
      </div>
    </>
  );
}

function ProjectRow({ project, to }: { project: RunningProject; to: string }) {
  const texts = useTexts();
  const { proNo, proName, buyType_dictText, endTime, bidCount } = project;
  return (
    <li>
      <Link to={to}>
        <span className="gezi-waiting-name">{proName}</span>
        <span className="gezi-waiting-meta">
          {[proNo, buyType_dictText, texts.bids(formatNumber(bidCount))].filter(Boolean).join(' · ')}
        </span>
      </Link>
      {endTime && <Countdown until={endTime} ended={texts.ended} />}
    </li>
  );
}

function ListCard({ title, rows, empty }: { title: string; rows: readonly ReactNode[]; empty: string }) {
  return (
    <PageCard title={title}>
      {rows.length === 0 ? <EmptyState compact title={empty} /> : <ul className="gezi-waiting">{rows}</ul>}
    </PageCard>
  );
}
