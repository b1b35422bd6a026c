import { PageCard } from '@gezi/ui';
import { Skeleton } from 'antd';
import { NoRecord, type NoRecordProps } from './NoRecord';

interface RecordStateProps extends NoRecordProps {
  /** The address names none, or there is none of that name: nothing is on its way. */
  isNone: boolean;
  /** What the wait is called. */
  loading: string;
}

/** What stands in the place of a record that is not there yet, or not at all. */
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
