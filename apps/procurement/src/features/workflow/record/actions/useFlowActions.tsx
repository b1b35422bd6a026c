import { ApiError, useClient, usePermission } from '@gezi/client';
import { listReturnTargets, previewNextFlowNode, type FlowRecord, type Variables } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import type { BarButton } from '../../../../documents/ActionBar';
import { refreshFlows } from '../../shared/refreshFlows';
import { useTexts } from '../texts';
import { callAction, type FlowActionTarget } from './callAction';
import { FLOW_ACTIONS, type FlowActionSpec } from './flowActions';
import { FlowActionDialog, type AskedAction } from './FlowActionDialog';

interface FlowActionOptions {
  /** Values of the form; undefined if they are invalid. */
  validate: () => Promise<Variables | undefined>;
  /** Shows a refusal at a field of the form; false if the form does not have it. */
  refuseField: (message: string, field: string | undefined) => boolean;
  /** Called after an action. */
  onDone: () => void;
  /** Called after the process was deleted. */
  onDeleted: () => void;
  /** Reads the record again. */
  reload: () => Promise<void>;
}

/** The actions of a process that the server offers to the caller, as buttons. */
export function useFlowActions(
  { actions, process, isStartUserNode = false }: FlowRecord,
  { validate, refuseField, onDone, onDeleted, reload }: FlowActionOptions,
) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const [asked, setAsked] = useState<AskedAction>();
  const target: FlowActionTarget = { taskId: process.taskId ?? '', instanceId: process.procInsId ?? '' };
  const mayDelete = usePermission('flowable:task:all') && target.instanceId !== '';
  const isDelegated = process.ownerName !== null;

  function refresh() {
    void reload();
    void refreshFlows(queries);
  }
  const direct = useMutation({
    mutationFn: (spec: FlowActionSpec) => callAction(client, spec.type, target, {}, false),
    onSuccess: (_none, spec) => void message.success(texts.done(labelOf(spec))),
    onSettled: refresh,
  });
  /** Reads what a dialog shows before it opens. */
  const opening = useMutation({ mutationFn: (spec: FlowActionSpec) => open(spec), onError: refresh });

  function labelOf({ type }: FlowActionSpec): string {
    if (type !== 'complete') return texts.actions[type];
    return isDelegated ? texts.actions.resolve : isStartUserNode ? texts.actions.resubmit : texts.actions.complete;
  }

  async function open(spec: FlowActionSpec): Promise<void> {
    const { type } = spec;
    const dialog = { spec, label: labelOf(spec), hint: texts.hints[type], target };
    if (type === 'complete') {
      const values = await validate();
      if (!values) return;
      const filled = { ...target, values };
      if (isDelegated) return setAsked({ ...dialog, target: filled, hint: texts.hints.resolve });
      const next = await client.call(previewNextFlowNode, { taskId: target.taskId, values: { ...values } });
      return setAsked({ ...dialog, target: filled, next });
    }
    if (type === 'return') {
      return setAsked({ ...dialog, nodes: await client.call(listReturnTargets, { taskId: target.taskId }) });
    }
    setAsked(dialog);
  }

  function start(spec: FlowActionSpec): void {
    if (spec.by === 'call') return direct.mutate(spec);
    if (spec.by === 'dialog') return opening.mutate(spec);
    void modal.confirm({
      title: spec.type === 'suspend' ? texts.suspendQuestion : texts.activateQuestion,
      onOk: () => direct.mutate(spec),
    });
  }

  const running = direct.isPending ? direct.variables.type : opening.isPending ? opening.variables.type : undefined;
  const buttons = FLOW_ACTIONS.filter(
    // The initiator withdraws an application instead of rejecting it.
    ({ type }) => (type === 'delete' ? mayDelete : actions.includes(type) && !(type === 'reject' && isStartUserNode)),
  ).map((spec): BarButton => ({
    key: spec.type,
    label: labelOf(spec),
    tone: spec.tone,
    inMenu: spec.inMenu ?? false,
    isLoading: running === spec.type,
    onClick: () => start(spec),
  }));
  return {
    buttons,
    dialog: asked && (
      <FlowActionDialog
        asked={asked}
        onDone={() => {
          onDone();
          if (asked.spec.type !== 'delete') return refresh();
          void refreshFlows(queries);
          onDeleted();
        }}
        onRefused={(error) => {
          if (error instanceof ApiError) refuseField(error.message, error.field);
          refresh();
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
