import { PageCard } from '@gezi/ui';
import { Skeleton } from 'antd';
import { NoRecord, type NoRecordProps } from './NoRecord';

interface RecordStateProps extends NoRecordProps {
  /** The address has no id, or no record with that id exists: nothing is loading. */
  isNone: boolean;
  /** Accessible label of the loading state. */
  loading: string;
}

/** Card in place of a record while it loads, and if it does not exist. */
export function RecordState({ isNone, loading, ...none }: RecordStateProps) {
  if (isNone || (none.error !== undefined && none.error !== null)) return <NoRecord {...none} />;
  return (
    <PageCard>
      <output className="gezi-record-loading" aria-label={loading}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </output>
    </PageCard>
  );
}
