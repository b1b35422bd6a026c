import { describeFailure, useClient } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import type { DocumentKind, TimelineEntry } from './DocumentKind';
import { useTexts } from './texts';

/** Query for the timeline of a document. */
export function useTimeline(kind: Pick<DocumentKind<{ id: string }>, 'timeline'>, id: string | undefined) {
  const client = useClient();
  return useQuery({
    queryKey: [kind.timeline.path, id],
    queryFn: ({ signal }) => client.call(kind.timeline, { id: id! }, { signal, silent: true }),
    enabled: id !== undefined,
  });
}

interface TimelineProps {
  kind: Pick<DocumentKind<{ id: string }>, 'timeline' | 'actions'>;
  id: string | undefined;
}

/** Timeline of a document, oldest step first. */
export function Timeline({ kind, id }: TimelineProps) {
  const texts = useTexts();
  const language = useLocale();
  const { data, error, isPending, refetch } = useTimeline(kind, id);
  if (id === undefined || data?.length === 0) return <EmptyState title={texts.timelineEmpty} />;
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
  return (
    <ol className="gezi-timeline" aria-label={texts.timeline}>
      {data.map((entry, nth) => (
        <TimelineItem
          key={`${entry.time} ${entry.action} ${nth}`}
          entry={entry}
          tone={entry.action === null ? undefined : kind.actions[entry.action]?.tone}
        />
      ))}
    </ol>
  );
}

function TimelineItem({ entry, tone }: { entry: TimelineEntry; tone: 'primary' | 'danger' | undefined }) {
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
      </div>
      <div className="gezi-timeline-facts">
        <span>{user ?? texts.system}</span>
        <time dateTime={time.replace(' ', 'T')}>{time}</time>
      </div>
      {remark && <blockquote>{remark}</blockquote>}
    </li>
  );
}
