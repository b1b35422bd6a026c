import { Tag } from 'antd';
import { useTexts } from './texts';

/** General blue, important orange, urgent red (P§2). */
const COLORS: Record<string, string> = { L: 'blue', M: 'orange', H: 'red' };

/** How pressing a notice is. */
export function PriorityTag({ priority }: { priority: string }) {
  const texts = useTexts();
  return (
    <Tag className="gezi-notice-priority" color={COLORS[priority] ?? 'default'}>
      {texts.priorities[priority] ?? priority}
    </Tag>
  );
}
