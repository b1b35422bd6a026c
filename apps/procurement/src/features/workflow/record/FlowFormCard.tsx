import type { FlowRecord, Variables } from '@gezi/domain';
import { DescriptionGrid, EmptyState, PageCard } from '@gezi/ui';
import { useImperativeHandle, useMemo, type Ref } from 'react';
import { formValues } from './core/formValues';
import { useTexts } from './texts';

export interface FlowFormHandle {
  /** Values of the fields that the caller may change; undefined if one of them is invalid. */
  validate: () => Promise<Variables | undefined>;
}

interface FlowFormCardProps {
  record: Pick<FlowRecord, 'formData'>;
  isEditable: boolean;
  ref: Ref<FlowFormHandle>;
}

/** The form of a process. */
export function FlowFormCard({ record: { formData }, ref }: FlowFormCardProps) {
  const texts = useTexts();
  useImperativeHandle(ref, () => ({ validate: () => Promise.resolve({}) }), []);
  const { name, items } = useMemo(() => formValues(formData), [formData]);
  return (
    <PageCard title={name ?? texts.form}>
      {items.length === 0 ? <EmptyState title={texts.noForm} /> : <DescriptionGrid items={items} maxColumns={2} />}
    </PageCard>
  );
}
