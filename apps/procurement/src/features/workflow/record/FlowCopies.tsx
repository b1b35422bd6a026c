import type { FlowCopy } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import { Tag } from 'antd';
import { useTexts } from './texts';

/** Receivers of copies of a process; renders nothing for none. */
export function FlowCopies({ copies }: { copies: readonly FlowCopy[] }) {
  const texts = useTexts();
  if (copies.length === 0) return null;
  return (
    <PageCard title={texts.copies} note={copies.length}>
      <ul className="gezi-flow-copies">
        {copies.map(({ username, realname, sentByName, isRead, time }, at) => (
          <li key={`${username} ${at}`}>
            <strong>{realname}</strong>
            <Tag color={isRead ? 'default' : 'blue'}>{isRead ? texts.read : texts.unread}</Tag>
            <span>{sentByName && texts.sentBy(sentByName)}</span>
            {time && <time dateTime={time.replace(' ', 'T')}>{time}</time>}
          </li>
        ))}
      </ul>
    </PageCard>
  );
}
