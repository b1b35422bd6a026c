import { ApiError, describeMessage, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { planFieldOf } from './core/planField';
import { planToSave } from './core/planLines';
import { savePlan } from './queries';
import { useTexts } from './texts';
import type { PlanForm } from './usePlanForm';

interface PlanSaveOptions {
  onSaved: () => void;
  focusPurchaser: () => void;
}

/** Begins the message of a save that came too late (contract, part 1 §1.12). */
const STALE = '数据已被他人修改';

/** Saves the plan once, whatever is pressed meanwhile; says what is missing, and where, before anything is sent. */
export function usePlanSave(form: PlanForm, { onSaved, focusPurchaser }: PlanSaveOptions) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const { mutateAsync } = useMutation(savePlan(client, useQueryClient()));
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const [staleFor, setStaleFor] = useState<PlanForm['plan']>();

  async function save() {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    try {
      await checkAndSend();
    } catch (error) {
      await show(error);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  async function checkAndSend() {
    const { plan, purchaser, grid, lines } = form;
    if (!purchaser) {
      const { message: missing } = describeMessage('purchaser-missing', { locale });
      form.refusePurchaser(missing);
      void message.warning(missing);
      focusPurchaser();
      return;
    }
    const collected = await grid.current?.collect();
    if (collected && !collected.ok) {
      void message.warning(collected.failures[0]!.message);
      return;
    }
    await mutateAsync(planToSave(plan, purchaser, collected?.rows ?? lines));
    onSaved();
    void message.success(texts.saved);
  }

  /** A refusal is shown where it belongs; what was typed stays as it is. */
  async function show(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409 || error.message.startsWith(STALE)) {
      setStaleFor(form.plan);
      void message.error(error.message);
      return;
    }
    const field = error.kind === 'rejected' ? planFieldOf(error.field) : undefined;
    if (!field) {
      client.report(error);
      return;
    }
    void message.error(error.message);
    if (field.at === 'purchaser') {
      form.refusePurchaser(error.message);
      focusPurchaser();
      return;
    }
    const row = form.grid.current?.getRows()[field.index];
    if (!row) return;
    const { column } = field;
    const value = (row as unknown as Record<string, unknown>)[column];
    form.refuseCell({ rowId: row.id, column, value, message: error.message });
    await form.grid.current?.validate();
    // Wherever it is: out of sight, on another page, in a hidden column.
    form.grid.current?.showCell(row.id, column);
  }

  return { save: () => void save(), saving, isStale: staleFor === form.plan };
}
