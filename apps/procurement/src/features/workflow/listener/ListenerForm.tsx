import { useClient } from '@gezi/client';
import {
  addFlowListener,
  editFlowListener,
  EXECUTION_EVENTS,
  listenerEventOptions,
  listenerHandlerOptions,
  listFlowListeners,
  TASK_EVENTS,
  type FieldOption,
  type FlowListener,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { invalidate } from '../../../crud/invalidate';
import type { OpenForm } from '../../../crud/ListPage';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from './texts';

type ListenerValues = Pick<FlowListener, 'name' | 'type' | 'eventType' | 'valueType' | 'value' | 'status' | 'remark'>;

/** Form of a listener, new or existing. */
export function ListenerForm({ row, onClose }: OpenForm<FlowListener>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const usage = [
    { value: '1', label: texts.inUse },
    { value: '0', label: texts.outOfUse },
  ];
  return (
    <RecordDialog<ListenerValues>
      title={row ? texts.editListener : texts.addListener}
      schema={addFlowListener.input}
      draft={draftFor('flow-listener', row)}
      initial={row ? valuesOf(row) : NEW}
      save={async (values) => {
        await saveRecord(
          client,
          { add: addFlowListener, edit: editFlowListener },
          { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) },
        );
        await invalidate(queries, listFlowListeners);
      }}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} />
      <KindFields />
      <ValueFields />
      <ChoiceField name="status" label={texts.status} options={usage} />
      <AreaField name="remark" label={texts.remark} />
    </RecordDialog>
  );
}

/** Tasks have other events than other elements. */
function KindFields() {
  const texts = useTexts();
  const locale = useLocale();
  const { setValue } = useFormContext<ListenerValues>();
  const type = useWatch<ListenerValues, 'type'>({ name: 'type' });
  const events: readonly string[] = type === '1' ? TASK_EVENTS : EXECUTION_EVENTS;
  const kinds = [
    { value: '1', label: texts.taskListener },
    { value: '2', label: texts.executionListener },
  ];
  return (
    <>
      <ChoiceField
        name="type"
        label={texts.type}
        options={kinds}
        onChange={(next) => setValue('eventType', next === '1' ? TASK_EVENTS[0] : EXECUTION_EVENTS[0])}
      />
      <SelectField
        name="eventType"
        label={texts.eventType}
        options={textsOf(
          listenerEventOptions.filter(({ value }) => events.includes(value)),
          locale,
        )}
      />
    </>
  );
}

/** A registered handler, or an expression. */
function ValueFields() {
  const texts = useTexts();
  const locale = useLocale();
  const { setValue } = useFormContext<ListenerValues>();
  const valueType = useWatch<ListenerValues, 'valueType'>({ name: 'valueType' });
  const kinds = [
    { value: '1', label: texts.handlerValue },
    { value: '2', label: texts.expressionValue },
  ];
  return (
    <>
      <ChoiceField
        name="valueType"
        label={texts.valueType}
        options={kinds}
        onChange={(next) => setValue('value', next === '1' ? NEW.value : '')}
      />
      {valueType === '1' ? (
        <SelectField name="value" label={texts.handlerValue} options={textsOf(listenerHandlerOptions, locale)} />
      ) : (
        <TextField name="value" label={texts.expressionValue} hint={texts.expressionHint} />
      )}
    </>
  );
}

const NEW: ListenerValues = {
  name: '',
  type: '1',
  eventType: 'create',
  valueType: '1',
  value: 'notify',
  status: '1',
  remark: null,
};

const valuesOf = ({ name, type, eventType, valueType, value, status, remark }: FlowListener): ListenerValues => ({
  name,
  type,
  eventType,
  valueType,
  value,
  status,
  remark,
});

const textsOf = (options: readonly FieldOption[], locale: 'zh-CN' | 'en-US') =>
  options.map(({ value, label }) => ({ value, label: label[locale] }));
