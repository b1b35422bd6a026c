import { useClient } from '@gezi/client';
import {
  addSupplierEval,
  editSupplierEval,
  listSupplierEvals,
  listTodos,
  type EvaluatedSubject,
  type SupplierEval,
} from '@gezi/domain';
import { DictSearchSelect } from '@gezi/pickers';
import { DescriptionGrid } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { useNarrow } from '../../../crud/useNarrow';
import { listFault } from '../../../documents/core/listFault';
import { ListPart } from '../../../documents/ListPart';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { ControlField } from '../../../forms/ControlField';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { evaluatedItemsFrom, evaluatedRowsOf, presetRows, totalsOf, type EvaluatedRow } from './core/evaluatedRows';
import { evaluatedChecks, evaluatedColumns } from './evaluatedColumns';
import { useTexts } from './texts';
import './supplier-evaluation.css';

const CALLS = { add: addSupplierEval, edit: editSupplierEval };

interface SupplierEvalFormProps {
  /** The draft to edit; absent for a new evaluation. */
  row?: SupplierEval;
  /** Subject of a new evaluation; default none. */
  subject?: EvaluatedSubject;
  onClose: () => void;
}

/** Form of an evaluation of a supplier. */
export function SupplierEvalForm({ row, subject, onClose }: SupplierEvalFormProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const documents = [
    { label: texts.contract, value: row ? row.contractId_dictText : subject?.contractNo },
    { label: texts.order, value: row ? row.orderId_dictText : subject?.orderNo },
  ].filter(({ value }) => value);
  return (
    <RecordDialog
      title={row ? texts.editTitle : texts.addTitle}
      width={860}
      schema={row ? editSupplierEval.input : addSupplierEval.input}
      initial={{
        supplierId: row?.supplierId ?? subject?.supplierId ?? '',
        period: row ? row.period : dayjs().format('YYYY-MM'),
        rows: row ? evaluatedRowsOf(row.itemList) : presetRows(texts.presets),
        remark: row?.remark ?? '',
      }}
      draft={draftFor('supplier-evaluation', row)}
      fieldOf={(member) => (member.startsWith('itemList') ? 'rows' : member)}
      save={async ({ supplierId, rows, ...values }) => {
        const members = { ...values, itemList: evaluatedItemsFrom(rows) };
        const { contractId, orderId } = subject ?? {};
        await saveRecord(
          client,
          CALLS,
          (row
            ? { ...members, id: row.id, updateTime: row.updateTime }
            : { ...members, supplierId, contractId, orderId }) as never,
        );
      }}
      onSaved={() => void invalidate(queries, listSupplierEvals, listTodos)}
      onClose={onClose}
    >
      {row ? (
        <DescriptionGrid maxColumns={1} items={[{ label: texts.supplier, value: row.supplierName }]} />
      ) : (
        <ControlField name="supplierId" label={texts.supplier}>
          <DictSearchSelect
            dictCode="supplier_info,name,id"
            aria-label={texts.supplier}
            disabled={subject !== undefined}
          />
        </ControlField>
      )}
      {documents.length > 0 && <DescriptionGrid maxColumns={2} items={documents} />}
      <TextField name="period" label={texts.period} hint={texts.periodHint} />
      <Dimensions />
      <AreaField name="remark" label={texts.remark} />
    </RecordDialog>
  );
}

/** The dimensions with weights and scores, and their totals. */
function Dimensions() {
  const texts = useTexts();
  const { cellFault } = useDocumentTexts();
  const isNarrow = useNarrow();
  const rows = useWatch<{ rows: EvaluatedRow[] }, 'rows'>({ name: 'rows' });
  const checks = useMemo(() => evaluatedChecks(texts), [texts]);
  const columns = useMemo(() => evaluatedColumns(texts, checks, isNarrow), [texts, checks, isNarrow]);
  const { weight, total } = totalsOf(rows);
  return (
    <ListPart<EvaluatedRow>
      name="rows"
      label={texts.dimensions}
      columns={columns}
      isTyped
      emptyText={texts.dimensionsEmpty}
      faultOf={(list) => listFault(list, checks, cellFault)}
    >
      <output className="gezi-eval-totals">
        <span>
          {texts.weights} <strong>{weight}%</strong>
          {weight !== 100 && <span className="gezi-eval-note">{texts.weightsNot100}</span>}
        </span>
        <span>
          {texts.total} <strong>{total ?? '–'}</strong>
        </span>
      </output>
    </ListPart>
  );
}
