import { PageCard } from '@gezi/ui';
import { Skeleton } from 'antd';
import { NoRecord, type NoRecordProps } from './NoRecord';

interface RecordStateProps extends NoRecordProps {
  /** The address has no id, or no record with that id exists: nothing is loading. */
  isNone: boolean;
  /** Accessible label of the loading state. */
  loading: string;
}

/** Placeholder for a record that is loading or missing. */
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
