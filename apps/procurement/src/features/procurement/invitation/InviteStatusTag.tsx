import { inviteStatus } from '@gezi/domain';
import { StatusTag } from '../../../documents/StatusTag';

const COLORS = { [inviteStatus.sent]: 'blue', [inviteStatus.accepted]: 'green', [inviteStatus.declined]: 'red' };

interface InviteStatusTagProps {
  status: string;
  text: string | null | undefined;
}

/** State of an invitation beside that of its project. */
export const InviteStatusTag = ({ status, text }: InviteStatusTagProps) => (
  <StatusTag doc={{ status, status_dictText: text }} colors={COLORS} />
);
