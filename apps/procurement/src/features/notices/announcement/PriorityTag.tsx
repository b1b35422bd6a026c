import { Tag } from 'antd';
import { useTexts } from './texts';

/** General blue, important orange, urgent red (P§2), in the tones of states, which can be read. */
const COLORS: Record<string, string> = { L: 'processing', M: 'warning', H: 'error' };

/** How pressing a notice is. */
export function PriorityTag({ priority }: { priority: string }) {
  const texts = useTexts();
  return (
    <Tag className="gezi-notice-priority" color={COLORS[priority] ?? 'default'}>
      {texts.priorities[priority] ?? priority}
    </Tag>
  );
}
