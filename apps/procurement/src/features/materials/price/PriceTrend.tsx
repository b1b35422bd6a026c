import { useClient } from '@gezi/client';
import { PRICE_SOURCES, priceTrend, type TrendPoint } from '@gezi/domain';
import { formatNumber, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Chart } from '../../../charts/Chart';
import { ChartCard } from '../../../charts/ChartCard';
import { beginOf, isPeriod, PERIODS, type Period } from './core/periods';
import { trendFigures } from './core/trendFigures';
import { MaterialSelect } from './MaterialSelect';
import { useTexts } from './texts';
import './price.css';

export interface TrendMaterial {
  id: string;
  code: string;
  name: string;
}

interface PriceTrendProps {
  /** Undefined while the first material is being looked up; null: none. */
  material: TrendMaterial | null | undefined;
  onChange: (material: TrendMaterial | null) => void;
}

/** Prices of a material over time by supplier. */
export function PriceTrend({ material, onChange }: PriceTrendProps) {
  const texts = useTexts();
  const client = useClient();
  const [period, setPeriod] = useState<Period>('24');
  const beginDate = beginOf(period);
  const input = { materialId: material?.id ?? '', ...(beginDate && { beginDate }) };
  const trend = useQuery({
    queryKey: [priceTrend.path, input],
    queryFn: ({ signal }) => client.call(priceTrend, input, { signal, silent: true }),
    enabled: Boolean(material),
  });
  const { data: points = [], error, refetch } = trend;
  const title = material ? texts.trendOf(`${material.code} ${material.name}`) : texts.trend;
  return (
    <ChartCard
      title={title}
      range={{
        value: period,
        options: PERIODS.map((value) => ({ value, label: texts.periods[value] })),
        onChange: (value) => isPeriod(value) && setPeriod(value),
      }}
      state={{ isPending: material === undefined, error, onRetry: () => void refetch() }}
      isEmpty={false}
    >
      <div className="gezi-price-trend">
        <MaterialSelect
          label={texts.material}
          value={material?.id ?? ''}
          // Rows of a picker have the columns of its endpoint.
          onChange={(_id, [row]) => onChange(row ? (row as unknown as TrendMaterial) : null)}
        />
        <TrendChart label={title} points={points} />
      </div>
    </ChartCard>
  );
}

function TrendChart({ label, points }: { label: string; points: readonly TrendPoint[] }) {
  const texts = useTexts();
  const language = useLocale();
  const sourceOf = useMemo(
    () => (source: string) => PRICE_SOURCES.find(({ value }) => value === source)?.label[language] ?? source,
    [language],
  );
  const figures = useMemo(() => trendFigures(points, { yuan: texts.yuan, sourceOf }), [points, texts, sourceOf]);
  const table = {
    columns: [texts.date, texts.supplier, texts.price, texts.source],
    rows: points.map(({ date, supplierName, price, source }) => [
      date,
      supplierName ?? '',
      formatNumber(price),
      sourceOf(source),
    ]),
  };
  return <Chart label={label} figures={figures} table={table} />;
}
