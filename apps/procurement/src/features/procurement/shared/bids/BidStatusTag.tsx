import { bidStatus } from '@gezi/domain';
import { StatusTag } from '../../../../documents/StatusTag';

const COLORS = {
  [bidStatus.submitted]: 'blue',
  [bidStatus.withdrawn]: 'orange',
  [bidStatus.valid]: 'cyan',
  [bidStatus.invalid]: 'red',
  [bidStatus.shortlisted]: 'gold',
  [bidStatus.won]: 'green',
};

interface BidStatusTagProps {
  bid: { status: string; status_dictText?: string | null | undefined };
}

/** State of a bid. */
export const BidStatusTag = ({ bid }: BidStatusTagProps) => <StatusTag doc={bid} colors={COLORS} />;
