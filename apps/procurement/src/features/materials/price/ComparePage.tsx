import { describeFailure, useClient } from '@gezi/client';
import { comparePrices, MAX_COMPARED } from '@gezi/domain';
import { EmptyState, LoadFailure, PageCard, PageHeader, useLocale } from '@gezi/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { ComparedTable } from './ComparedTable';
import { beginOf, PERIODS, type Period } from './core/periods';
import { MaterialSelect } from './MaterialSelect';
import { useTexts } from './texts';
import './price.css';

/** `/material/compare`: the prices of chosen materials by supplier. */
export function ComparePage() {
  const texts = useTexts();
  const [materialIds, setMaterialIds] = useState('');
  const [period, setPeriod] = useState<Period>('24');
  return (
    <>
      <PageHeader title={texts.compare.title} description={texts.compare.description} />
      <PageCard>
        <div className="gezi-price-compare">
          <MaterialSelect
            label={texts.materials}
            multiple
            max={MAX_COMPARED}
            value={materialIds}
            onChange={setMaterialIds}
          />
          <Segmented
            aria-label={texts.period}
            value={period}
            options={PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
            onChange={setPeriod}
          />
        </div>
      </PageCard>
      {materialIds === '' ? (
        <PageCard>
          <EmptyState title={texts.compare.empty} />
        </PageCard>
      ) : (
        <ComparedMaterials materialIds={materialIds} period={period} />
      )}
    </>
  );
}

function ComparedMaterials({ materialIds, period }: { materialIds: string; period: Period }) {
  const client = useClient();
  const locale = useLocale();
  const beginDate = beginOf(period);
  const input = { materialIds, ...(beginDate && { beginDate }) };
  const { data, error, refetch } = useQuery({
    queryKey: [comparePrices.path, input],
    queryFn: ({ signal }) => client.call(comparePrices, input, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <PageCard>
        <LoadFailure
          message={describeFailure(error, { purpose: 'list', locale }).message}
          onRetry={() => void refetch()}
        />
      </PageCard>
    );
  }
  if (!data) {
    return (
      <PageCard>
        <Skeleton active paragraph={{ rows: 4 }} />
      </PageCard>
    );
  }
  return data.map((material) => <ComparedTable key={material.materialId} material={material} />);
}
