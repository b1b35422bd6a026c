import { comparisonFields, MONEY_DECIMALS, type ComparedMaterial, type SupplierPrices } from '@gezi/domain';
import { EmptyState, formatNumber, PageCard, useLocale } from '@gezi/ui';
import { Tag } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { listColumns } from '../../../crud/listColumns';
import { ListGrid } from '../../../crud/ListGrid';
import { useTexts } from './texts';

const NO_DICTS = {};
/** Columns in which the lowest price is marked. */
const MARKED = ['lastPrice', 'minPrice', 'avgPrice'] as const;

/** The suppliers of a material with their prices; the lowest of several is marked. */
export function ComparedTable({ material }: { material: ComparedMaterial }) {
  const { compare: texts } = useTexts();
  const language = useLocale();
  const { materialCode, materialName, unit, rows } = material;
  const columns = useMemo(() => {
    const faces = Object.fromEntries(
      MARKED.map((key) => {
        const lowest = Math.min(...rows.map((row) => row[key]));
        const isMarked = (row: SupplierPrices) => rows.length > 1 && row[key] === lowest;
        const face = (row: SupplierPrices): ReactNode => {
          const price = formatNumber(row[key], MONEY_DECIMALS);
          if (!isMarked(row)) return price;
          return (
            <span className="gezi-price-lowest">
              <Tag color="success">{texts.lowest}</Tag>
              {price}
            </span>
          );
        };
        return [key, face];
      }),
    );
    return listColumns<SupplierPrices>(comparisonFields, { language, dicts: NO_DICTS, faces });
  }, [rows, language, texts]);
  return (
    <PageCard title={`${materialCode} ${materialName}`} note={texts.perUnit(unit)}>
      {rows.length === 0 ? (
        <EmptyState compact title={texts.noPrices} />
      ) : (
        <ListGrid
          label={texts.tableOf(materialName)}
          rowKey="supplierId"
          columns={columns}
          rows={rows}
          rowName={nameOf}
          maxHeight={Infinity}
        />
      )}
    </PageCard>
  );
}

const nameOf = ({ supplierName }: SupplierPrices) => supplierName ?? '';
