import { describeFailure } from '@gezi/client';
import { EmptyState, LoadFailure, PageCard, useLocale } from '@gezi/ui';
import { Segmented, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from './texts';
import './charts.css';

interface ChartRange {
  value: string;
  /** One option is shown as text. */
  options: readonly { value: string; label: string }[];
  onChange?: (value: string) => void;
}

interface ChartCardProps {
  title: string;
  /** Time range of the figures; default none. */
  range?: ChartRange;
  /** State of the query or queries behind the chart. */
  state: { isPending: boolean; error: unknown; onRetry: () => void };
  /** Buttons of the card; not together with a range. */
  extra?: ReactNode;
  /** There are no figures to show. */
  isEmpty: boolean;
  children: ReactNode;
}

/** Card of a chart: title, time range, and the states loading, empty and failed. */
export function ChartCard({
  title,
  range,
  extra,
  state: { isPending, error, onRetry },
  isEmpty,
  children,
}: ChartCardProps) {
  const texts = useTexts();
  const locale = useLocale();
  const only = range?.options.length === 1 ? range.options[0] : undefined;
  return (
    <PageCard
      title={title}
      {...(only && { note: only.label })}
      {...(extra && { extra })}
      {...(range &&
        !only && {
          extra: (
            <Segmented
              size="small"
              aria-label={texts.rangeOf(title)}
              value={range.value}
              options={[...range.options]}
              onChange={(value) => range.onChange?.(value)}
            />
          ),
        })}
    >
      <div className="gezi-chart-body">
        {error ? (
          <LoadFailure message={describeFailure(error, { purpose: 'list', locale }).message} onRetry={onRetry} />
        ) : isPending ? (
          <Skeleton active title={false} paragraph={{ rows: 5 }} />
        ) : isEmpty ? (
          <EmptyState compact title={texts.empty} />
        ) : (
          children
        )}
      </div>
    </PageCard>
  );
}
