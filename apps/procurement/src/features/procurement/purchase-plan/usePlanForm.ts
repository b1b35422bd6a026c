import { ApiError, describeMessage, useClient } from '@gezi/client';
import { editPlan, listPlans, viewPlan, type PurchasePlan } from '@gezi/domain';
import type { GridApi } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { draftFor } from '../../../forms/core/draft';
import { useRecordForm } from '../../../forms/useRecordForm';
import { planFieldOf } from './core/planField';
import {
  editsOf,
  planToSave,
  purchaserOf,
  withEdits,
  type LineEdit,
  type PlanLine,
  type Purchaser,
} from './core/planLines';
import { useTexts } from './texts';

/** Form values of a plan. */
export interface PlanValues {
  purchaser: Purchaser | null;
  lines: LineEdit[];
}

/** The server's refusal for a cell; shown until the value changes. */
export interface CellRefusal {
  rowId: string;
  column: string;
  value: unknown;
  message: string;
}

/** Prefix of the message for a concurrent change (contract, part 1 §1.12). */
const STALE = '数据已被他人修改';

/** Thrown by a save if cells of the grid are invalid; the grid shows them. */
class InvalidCells extends Error {}

/** The form of a plan: the purchaser as a field, the lines as the rows of a grid. */
export function usePlanForm(plan: PurchasePlan, isEditing: boolean) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const grid = useRef<GridApi<PlanLine>>(null);
  const refusals = useRef<readonly CellRefusal[]>([]);
  const [initial] = useState(() => valuesOf(plan));
  /** Initial rows of the grid; another array reloads it. */
  const [rows, setRows] = useState<readonly PlanLine[]>(() => withEdits(plan, initial.lines));
  const [isStale, setStale] = useState(false);
  const { message: missing } = describeMessage('purchaser-missing', { locale });

  const record = useRecordForm<PlanValues, PurchasePlan>({
    initial,
    draft: isEditing ? draftFor('purchase-plan', plan) : undefined,
    leaveContent: texts.leaveContent,
    fieldOf: (member) => (planFieldOf(member)?.at === 'purchaser' ? 'purchaser' : member),
    save: send,
    onSaved: take,
    onRefused: showRefusal,
    onRestored: ({ lines = [] }) => load(withEdits(plan, lines)),
  });
  const { form } = record;
  const edits = useWatch({ control: form.control, name: 'lines' });
  const lines = useMemo(() => withEdits(plan, edits), [plan, edits]);

  function load(next: readonly PlanLine[]) {
    setRows(next);
    form.setValue('lines', editsOf(next), { shouldDirty: true });
  }

  async function send({ purchaser, lines: entered }: PlanValues): Promise<PurchasePlan> {
    const collected = await grid.current?.collect();
    if (collected && !collected.ok) throw new InvalidCells(collected.failures[0]!.message);
    const toSave = planToSave(plan, purchaser!, collected?.rows ?? withEdits(plan, entered));
    return client.call(editPlan, toSave, { silent: true });
  }

  function take(saved: PurchasePlan) {
    queries.setQueriesData({ queryKey: [viewPlan.path, saved.id] }, saved);
    void queries.invalidateQueries({ queryKey: [listPlans.path] });
    const values = valuesOf(saved);
    form.reset(values);
    setRows(withEdits(saved, values.lines));
  }

  /** Shows a refusal about lines or the version; the form shows the others. */
  function showRefusal(error: unknown, { getValues }: UseFormReturn<PlanValues>): boolean {
    if (error instanceof InvalidCells) {
      void message.warning(error.message);
      return true;
    }
    if (!(error instanceof ApiError)) return false;
    if (error.status === 409 || error.message.startsWith(STALE)) {
      setStale(true);
      void message.error(error.message);
      return true;
    }
    const field = error.kind === 'rejected' ? planFieldOf(error.field) : undefined;
    const edit = field?.at === 'line' ? getValues('lines')[field.index] : undefined;
    if (field?.at !== 'line' || !edit) return false;
    void message.error(error.message);
    void refuseCell(edit.id, field.column, error.message);
    return true;
  }

  async function refuseCell(rowId: string, column: string, reason: string) {
    const row = grid.current?.getRows().find(({ id }) => id === rowId);
    if (!row) return;
    const value = row[column as keyof PlanLine];
    refusals.current = [...refusals.current, { rowId, column, value, message: reason }];
    await grid.current?.validate();
    // The cell may be scrolled away or in a hidden column.
    grid.current?.showCell(rowId, column);
  }

  return {
    record,
    /** Message if no purchaser is chosen. */
    missing,
    grid,
    /** Read by the grid's validation. */
    refusals,
    rows,
    /** The lines with the current input. */
    lines,
    /** True after another user has saved the plan. */
    isStale,
    /** Takes the edited lines from the grid. */
    takeLines: () => form.setValue('lines', editsOf(grid.current?.getRows() ?? lines), { shouldDirty: true }),
    save: () => {
      if (!form.getValues('purchaser')) {
        void message.warning(missing);
        if (!plan.formEditable) return;
      }
      record.submit();
    },
  };
}
export type PlanForm = ReturnType<typeof usePlanForm>;

const valuesOf = (plan: PurchasePlan): PlanValues => ({
  purchaser: purchaserOf(plan),
  lines: editsOf(plan.purchasePlanDetailList),
});
