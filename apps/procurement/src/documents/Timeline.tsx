import { describeFailure, useClient } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import type { DocumentKind, TimelineEntry } from './DocumentKind';
import { HistoryCheck } from './HistoryCheck';
import { useTexts } from './texts';

/** Query for the timeline of a document and the result of its check. */
export function useHistory(kind: Pick<DocumentKind<{ id: string }>, 'history'>, id: string | undefined) {
  const client = useClient();
  return useQuery({
    queryKey: [kind.history.path, id],
    queryFn: ({ signal }) => client.call(kind.history, { id: id! }, { signal, silent: true }),
    enabled: id !== undefined,
  });
}

interface TimelineProps {
  kind: Pick<DocumentKind<{ id: string }>, 'resource' | 'history' | 'exportHistory' | 'actions'>;
  id: string | undefined;
}

/** Timeline of a document, oldest step first. */
export function Timeline({ kind, id }: TimelineProps) {
  const texts = useTexts();
  const language = useLocale();
  const { data, error, isPending, refetch } = useHistory(kind, id);
  if (id === undefined || data?.entries.length === 0) return <EmptyState title={texts.timelineEmpty} />;
  if (error) {
    return (
      <EmptyState
        title={texts.timelineFailed}
        description={describeFailure(error, { locale: language }).message}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    );
  }
  if (isPending) {
    return (
      <output aria-label={texts.timelineLoading}>
        <Skeleton active paragraph={{ rows: 3 }} title={false} />
      </output>
    );
  }
  const { entries, brokenAt } = data;
  const firstBroken = brokenAt === null ? undefined : entries.find(({ seq }) => seq >= brokenAt);
  return (
    <>
      <HistoryCheck kind={kind} id={id} history={data} />
      <ol className="gezi-timeline" aria-label={texts.timeline}>
        {entries.map((entry, nth) => (
          <TimelineItem
            key={`${entry.seq} ${nth}`}
            entry={entry}
            tone={entry.action === null ? undefined : kind.actions[entry.action]?.tone}
            isBroken={entry === firstBroken}
          />
        ))}
      </ol>
    </>
  );
}

interface TimelineItemProps {
  entry: TimelineEntry;
  tone: 'primary' | 'danger' | undefined;
  /** The first entry that does not match its hash. */
  isBroken: boolean;
}

function TimelineItem({ entry, tone, isBroken }: TimelineItemProps) {
  const texts = useTexts();
  const { time, user, action_dictText: action, action: name, from_dictText: from, to_dictText: to, remark } = entry;
  const isMove = from !== null && from !== to;
  return (
    <li className={tone && `gezi-timeline-${tone}`}>
      <div className="gezi-timeline-head">
        <strong>{action ?? name}</strong>
        {to && (
          <span className="gezi-timeline-states">
            {isMove && (
              <>
                {from} <span aria-hidden>→</span>{' '}
              </>
            )}
            {to}
          </span>
        )}
        {isBroken && <Tag color="error">{texts.history.broken}</Tag>}
      </div>
      <div className="gezi-timeline-facts">
        <span>{user ?? texts.system}</span>
        <time dateTime={time.replace(' ', 'T')}>{time}</time>
      </div>
      {remark && <blockquote>{remark}</blockquote>}
    </li>
  );
}
