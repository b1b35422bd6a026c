import { ApiError, describeFailure, useClient } from '@gezi/client';
import {
  flowRecordPath,
  NEXT_PEOPLE,
  previewNextFlowNode,
  startByProcDefId,
  type NextFlowNode,
  type ResultOf,
  type Variables,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshFlows } from '../shared/refreshFlows';
import { chosenPeople, stepOf, type NextStepInfo } from './core/nextStep';
import { nextQuery } from './queries';
import { useTexts } from './texts';

interface ChosenStep {
  /** The first step, if its people are chosen. */
  step: NextStepInfo | undefined;
  isRequired: boolean;
  /** Usernames, comma-joined. */
  people: string;
  fault: string | undefined;
  change: (people: string) => void;
}

/**
 * Starts a process with the values of its form.
 *
 * @param validate values; undefined if they are invalid
 * @param refuseField shows a refusal at a field; false if the form does not have it
 * @param onStarted called before the page of the process opens
 */
export function useFlowStart(
  procDefId: string,
  validate: () => Promise<Variables | undefined>,
  refuseField: (message: string, field: string | undefined) => boolean,
  onStarted: () => void,
) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const locale = useLocale();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { data: expected } = useQuery(nextQuery(client, { procDefId }));
  /** The first step for what is entered. */
  const [reached, setReached] = useState<NextFlowNode | null>();
  const [picked, setPicked] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const next = reached === undefined ? expected : reached;
  const step = next ? stepOf(next) : undefined;

  async function start(): Promise<void> {
    setRefusal(undefined);
    setFault(undefined);
    const values = await validate();
    if (!values) return;
    setStarting(true);
    try {
      await send(values);
    } catch (error) {
      const reason = describeFailure(error, { locale }).message;
      const field = error instanceof ApiError ? error.field : undefined;
      if (field === NEXT_PEOPLE) setFault(reason);
      else if (!refuseField(reason, field)) setRefusal(reason);
    } finally {
      setStarting(false);
    }
  }

  async function send(values: Variables): Promise<void> {
    const first = await client.call(previewNextFlowNode, { procDefId, values }, { silent: true });
    setReached(first);
    const info = first ? stepOf(first) : undefined;
    const people = info?.isChosen ? chosenPeople(picked ?? info.usernames) : undefined;
    if (info?.isChosen && info.needsChoice && !people) return setFault(texts.nextPeopleMissing);
    const input = { ...values, procDefId, ...(people && { [NEXT_PEOPLE]: people }) };
    const started = (await client.call(startByProcDefId, input, { silent: true })) as ResultOf<typeof startByProcDefId>;
    onStarted();
    void message.success(texts.started);
    void refreshFlows(queries);
    void navigate(flowRecordPath({ procInsId: started.procInsId }), { replace: true });
  }

  const chosen: ChosenStep = {
    step: step?.isChosen ? step : undefined,
    isRequired: step?.needsChoice ?? false,
    people: picked ?? step?.usernames ?? '',
    fault,
    change: (people) => {
      setPicked(people);
      setFault(undefined);
    },
  };
  return { start, isStarting, refusal, chosen };
}
