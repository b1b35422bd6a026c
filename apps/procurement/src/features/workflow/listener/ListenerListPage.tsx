import {
  deleteFlowListener,
  deleteFlowListeners,
  flowListenerFields,
  listenerHandlerOptions,
  listFlowListeners,
  type FlowListener,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import type { Faces } from '../../../crud/listColumns';
import { ListPage } from '../../../crud/ListPage';
import { ListenerForm } from './ListenerForm';
import { useTexts } from './texts';

const ENDPOINTS = { list: listFlowListeners, delete: deleteFlowListener, deleteBatch: deleteFlowListeners };

/** `/flowable/listener`: listeners that process definitions may use. */
export function ListenerListPage() {
  const texts = useTexts();
  const locale = useLocale();
  const faces = useMemo<Faces<FlowListener>>(
    () => ({
      value: ({ value, valueType }) =>
        (valueType === '1' && listenerHandlerOptions.find((one) => one.value === value)?.label[locale]) || value,
    }),
    [locale],
  );
  return (
    <ListPage
      fields={flowListenerFields}
      endpoints={ENDPOINTS}
      permission="flowable:listener"
      texts={texts.listeners}
      nameOf={nameOf}
      settings="flow-listeners"
      faces={faces}
      form={(opened) => <ListenerForm {...opened} />}
    />
  );
}

const nameOf = ({ name }: FlowListener) => name;
