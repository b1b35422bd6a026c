import { evalStatusItems, type SupplierEval } from '@gezi/domain';
import { DescriptionGrid, Dialog, formatDateTime, useLocale } from '@gezi/ui';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { PartTable } from '../../../documents/PartTable';
import { evaluatedRowsOf } from './core/evaluatedRows';
import { storedColumns } from './evaluatedColumns';
import { useTexts } from './texts';

/** A stored evaluation, read-only. */
export function SupplierEvalView({ evaluation, onClose }: { evaluation: SupplierEval; onClose: () => void }) {
  const texts = useTexts();
  const language = useLocale();
  const columns = useMemo(() => storedColumns(texts), [texts]);
  const rows = useMemo(() => evaluatedRowsOf(evaluation.itemList), [evaluation]);
  const status = evalStatusItems.find(({ value }) => value === evaluation.status);
  return (
    <Dialog open title={texts.viewTitle} width={860} footer={null} onCancel={onClose}>
      <DescriptionGrid
        maxColumns={2}
        items={[
          { label: texts.supplier, value: evaluation.supplierName, wide: true },
          { label: texts.period, value: evaluation.period },
          { label: texts.status, value: status && <Tag color={status.tone}>{status.label[language]}</Tag> },
          { label: texts.contract, value: evaluation.contractId_dictText },
          { label: texts.order, value: evaluation.orderId_dictText },
          { label: texts.total, value: evaluation.totalScore },
          { label: texts.level, value: evaluation.level_dictText },
          { label: texts.evalUser, value: evaluation.evalUser_dictText },
          { label: texts.evalTime, value: formatDateTime(evaluation.evalTime) },
          { label: texts.remark, value: evaluation.remark, wide: true },
        ]}
      />
      <PartTable label={texts.dimensions} columns={columns} rows={rows} emptyText={texts.dimensionsEmpty} />
    </Dialog>
  );
}
