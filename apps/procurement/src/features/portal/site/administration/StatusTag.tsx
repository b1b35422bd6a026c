import { Tag } from 'antd';
import { useTexts } from './texts';

const COLORS: Record<string, string> = { '1': 'success', '2': 'warning' };

/** Whether visitors see a record. @param status `0` not yet, `1` published, `2` taken back */
export const StatusTag = ({ status }: { status: string }) => (
  <Tag color={COLORS[status] ?? 'default'}>{useTexts().statuses[status] ?? status}</Tag>
);
