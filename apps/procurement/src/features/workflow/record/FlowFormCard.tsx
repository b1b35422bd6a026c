import type { FlowRecord } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import type { Ref } from 'react';
import { FlowForm, type FlowFormHandle } from '../shared/form/FlowForm';
import { useTexts } from './texts';

interface FlowFormCardProps {
  record: Pick<FlowRecord, 'formData' | 'taskFormData'>;
  isEditable: boolean;
  /** Called whenever the user changes a value. */
  onChange: () => void;
  ref: Ref<FlowFormHandle>;
}

/** The form of a process. */
export function FlowFormCard({ record, isEditable, onChange, ref }: FlowFormCardProps) {
  const texts = useTexts();
  return (
    <PageCard title={record.formData.formName ?? texts.form}>
      <FlowForm record={record} isEditable={isEditable} onChange={onChange} ref={ref} />
    </PageCard>
  );
}
