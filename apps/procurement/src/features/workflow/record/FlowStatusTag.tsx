import type { FlowTask } from '@gezi/domain';
import { StatusTag } from '../../../documents/StatusTag';
import { useTexts } from './texts';

const COLORS = {
  running: 'blue',
  suspended: 'gold',
  finished: 'green',
  rejected: 'red',
  recalled: 'gray',
  stopped: 'red',
};

/** State of a process. */
export function FlowStatusTag({ process }: { process: Pick<FlowTask, 'status' | 'isSuspended'> }) {
  const texts = useTexts();
  const status = process.status === 'running' && process.isSuspended ? 'suspended' : (process.status ?? '');
  return <StatusTag doc={{ status, status_dictText: texts.status[status] }} colors={COLORS} />;
}
