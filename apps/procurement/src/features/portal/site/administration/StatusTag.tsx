import { Tag } from 'antd';
import { useTexts } from './texts';

const COLORS: Record<string, string> = { '1': 'success', '2': 'warning' };

/** Publication state. @param status `0` draft, `1` published, `2` withdrawn */
export const StatusTag = ({ status }: { status: string }) => (
  <Tag color={COLORS[status] ?? 'default'}>{useTexts().statuses[status] ?? status}</Tag>
);
