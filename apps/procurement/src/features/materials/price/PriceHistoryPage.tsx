import { useClient } from '@gezi/client';
import { exportPrices, listPrices, priceFields, type MaterialPrice } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { pageQuery } from '../../../crud/pageQuery';
import { PriceTrend, type TrendMaterial } from './PriceTrend';
import { useTexts } from './texts';

const ENDPOINTS = { list: listPrices, export: exportPrices };
const LATEST = { pageNo: 1, pageSize: 1 };

/** `/material/priceHistory`: all prices, and the trend of one material; at first that of the latest price. */
export function PriceHistoryPage() {
  const texts = useTexts();
  const client = useClient();
  const trend = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<TrendMaterial | null>();
  const latest = useQuery(pageQuery(client, listPrices, LATEST));
  const first = latest.isPending ? undefined : materialOf(latest.data?.records[0]);
  const rowActions = useMemo<ListAction<MaterialPrice>[]>(
    () => [
      {
        key: 'trend',
        label: texts.showTrend,
        onClick: (row) => {
          setChosen(materialOf(row));
          trend.current?.scrollIntoView?.({ block: 'nearest' });
        },
      },
    ],
    [texts],
  );
  return (
    <ListPage
      fields={priceFields}
      endpoints={ENDPOINTS}
      permission="material:priceHistory"
      texts={texts}
      nameOf={nameOf}
      settings="prices"
      rowActions={rowActions}
      summary={
        <div ref={trend} className="gezi-list-summary">
          <PriceTrend material={chosen === undefined ? first : chosen} onChange={setChosen} />
        </div>
      }
    />
  );
}

const materialOf = (row: MaterialPrice | undefined): TrendMaterial | null =>
  row ? { id: row.materialId, code: row.materialCode ?? '', name: row.materialName ?? '' } : null;

const nameOf = ({ materialName, materialCode }: MaterialPrice) => materialName ?? materialCode ?? '';
