import { useClient } from '@gezi/client';
import { FLOW_RECORD_PATH, type FlowRecord } from '@gezi/domain';
import { UserSelect } from '@gezi/pickers';
import { PageCard } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTabTitle } from '../../../crud/useTabTitle';
import { NoRecord } from '../../../crud/NoRecord';
import { ActionBar } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { DocumentSkeleton } from '../../../documents/DocumentSkeleton';
import { FieldFrame } from '../../../forms/FieldFrame';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import type { FlowFormHandle } from '../shared/form/FlowForm';
import { FlowFormCard } from './FlowFormCard';
import { FlowMap } from './FlowMap';
import { NextStep } from './NextStep';
import { recordQuery, type RecordInput } from './queries';
import { useTexts } from './texts';
import { useFlowStart } from './useFlowStart';

/** The empty main form of a definition, whose submission starts a process. */
export function StartPage({ input }: { input: RecordInput }) {
  const texts = useTexts();
  const query = recordQuery(useClient(), input);
  // The form must not change while a user fills it in.
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: Infinity, gcTime: 0 });
  if (data) return <StartForm record={data} />;
  if (!error || isFetching) return <DocumentSkeleton titles={[texts.form, texts.drawing]} />;
  const back = { label: texts.backToStart, path: FLOW_RECORD_PATH };
  return <NoRecord error={error} onRetry={() => void refetch()} missing={texts.missing} back={back} />;
}

function StartForm({ record }: { record: FlowRecord }) {
  const texts = useTexts();
  const id = useId();
  const form = useRef<FlowFormHandle>(null);
  const { process, actions } = record;
  const procDefId = process.procDefId ?? '';
  const title = texts.starting(process.procDefName ?? '');
  const isOpen = actions.includes('start');
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const { refusal, chosen, isStarting, start } = useFlowStart(
    procDefId,
    () => form.current?.validate() ?? Promise.resolve(undefined),
    (message, field) => form.current?.refuse(message, field) ?? false,
    () => guard.release(),
  );
  useTabTitle(title);
  return (
    <DocumentFrame title={title} listPath={FLOW_RECORD_PATH} isPrintable={false} onReload={() => undefined}>
      {!isOpen && <Alert className="gezi-document-note" type="warning" showIcon title={texts.definitionSuspended} />}
      {refusal && <Alert className="gezi-document-note" type="error" showIcon title={refusal} />}
      <div className="gezi-flow-record">
        <div className="gezi-flow-record-main">
          <FlowFormCard record={record} isEditable={isOpen} onChange={() => setDirty(true)} ref={form} />
          {chosen.step && (
            <PageCard title={texts.next}>
              <FieldFrame
                id={`${id}-people`}
                label={texts.nextPeople(chosen.step.name)}
                isRequired={chosen.isRequired}
                isInvalid={chosen.fault !== undefined}
                error={chosen.fault}
              >
                <UserSelect
                  id={`${id}-people`}
                  aria-label={texts.nextPeople(chosen.step.name)}
                  title={texts.nextPeople(chosen.step.name)}
                  multiple
                  value={chosen.people}
                  onChange={chosen.change}
                />
              </FieldFrame>
            </PageCard>
          )}
        </div>
        <div className="gezi-flow-record-side">
          <FlowMap process={process} />
          {!chosen.step && <NextStep at={{ procDefId }} label={texts.nextAfterStart} />}
        </div>
      </div>
      {isOpen && (
        <ActionBar
          buttons={[
            { key: 'start', label: texts.start, tone: 'primary', isLoading: isStarting, onClick: () => void start() },
          ]}
        />
      )}
      {guard.question}
    </DocumentFrame>
  );
}
