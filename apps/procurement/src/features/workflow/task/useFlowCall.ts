import { useTab } from '@gezi/admin-shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { refreshFlows } from '../shared/refreshFlows';

interface FlowCall {
  call: () => Promise<unknown>;
  /** Success message. */
  done: string;
}

/** Takes a step of a process, reports success and reloads the lists, also after a refusal. */
export function useFlowCall() {
  const queries = useQueryClient();
  const { message } = App.useApp();
  // The row of a task that was taken or ended disappears.
  const keepFocus = useTab()?.keepFocus;
  const { mutate } = useMutation({
    mutationFn: ({ call }: FlowCall) => call(),
    onSuccess: (_result, { done }) => {
      void message.success(done);
      keepFocus?.();
    },
    onSettled: () => refreshFlows(queries),
  });
  return mutate;
}
