import { Tag } from 'antd';
import { useTexts } from './texts';

/** General blue, important orange, urgent red (P§2), as antd status colours, whose contrast is sufficient. */
const COLORS: Record<string, string> = { L: 'processing', M: 'warning', H: 'error' };

/** Priority of a notice. */
export function PriorityTag({ priority }: { priority: string }) {
  const texts = useTexts();
  return (
    <Tag className="gezi-notice-priority" color={COLORS[priority] ?? 'default'}>
      {texts.priorities[priority] ?? priority}
    </Tag>
  );
}
