import { contractStatus, type ContractRow } from '@gezi/domain';
import { StatusTag } from '../../../documents/StatusTag';

const COLORS = {
  [contractStatus.inApproval]: 'blue',
  [contractStatus.rejected]: 'red',
  [contractStatus.toConfirm]: 'orange',
  [contractStatus.inForce]: 'green',
  [contractStatus.amending]: 'purple',
  [contractStatus.completed]: 'cyan',
  [contractStatus.terminated]: 'red',
};

/** State of a contract. */
export const ContractStatusTag = ({ contract }: { contract: Pick<ContractRow, 'status' | 'status_dictText'> }) => (
  <StatusTag doc={contract} colors={COLORS} />
);
