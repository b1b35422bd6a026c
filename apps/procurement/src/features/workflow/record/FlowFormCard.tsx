import type { FlowRecord } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import type { Ref } from 'react';
import { FlowForm, type FlowFormHandle } from '../shared/form/FlowForm';
import { useTexts } from './texts';

interface FlowFormCardProps {
  record: Pick<FlowRecord, 'formData' | 'taskFormData'>;
  isEditable: boolean;
  ref: Ref<FlowFormHandle>;
}

/** The form of a process. */
export function FlowFormCard({ record, isEditable, ref }: FlowFormCardProps) {
  const texts = useTexts();
  return (
    <PageCard title={record.formData.formName ?? texts.form}>
      <FlowForm record={record} isEditable={isEditable} ref={ref} />
    </PageCard>
  );
}
