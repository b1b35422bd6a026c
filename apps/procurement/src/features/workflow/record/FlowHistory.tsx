import type { FlowHistoryEntry } from '@gezi/domain';
import { StoredFiles } from '../../../documents/StoredFiles';
import { timelineEntries, type ShownEntry } from './core/timelineEntries';
import { useTexts } from './texts';

interface FlowHistoryProps {
  history: readonly FlowHistoryEntry[];
  /** Username. */
  initiator: string | null;
}

/** Events of a process, oldest first. */
export function FlowHistory({ history, initiator }: FlowHistoryProps) {
  const texts = useTexts();
  return (
    <ol className="gezi-timeline" aria-label={texts.history}>
      {timelineEntries(history, initiator).map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: ShownEntry }) {
  const texts = useTexts();
  const { event, tone, kind, nodeName, realname, receivers, comment, files, time, duration } = entry;
  const towards = texts.receivers[event];
  return (
    <li className={tone && `gezi-timeline-${tone}`}>
      <div className="gezi-timeline-head">
        <strong title={kind ? texts.kinds[kind] : undefined}>{texts.events[event] ?? event}</strong>
        {nodeName && <span className="gezi-timeline-states">{nodeName}</span>}
        {receivers && towards && (
          <span className="gezi-timeline-states">
            {towards} {receivers}
          </span>
        )}
      </div>
      <div className="gezi-timeline-facts">
        <span>{realname ?? texts.system}</span>
        <time dateTime={time.replace(' ', 'T')}>{time}</time>
        {duration && <span>{texts.took(duration)}</span>}
      </div>
      {comment && <blockquote>{comment}</blockquote>}
      <StoredFiles list={files} />
    </li>
  );
}
