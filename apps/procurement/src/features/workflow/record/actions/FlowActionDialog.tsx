import { useClient } from '@gezi/client';
import { MAX_FLOW_COMMENT, type NextFlowNode } from '@gezi/domain';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNarrow } from '../../../../crud/useNarrow';
import { AreaField } from '../../../../forms/fields/AreaField';
import { FileListField } from '../../../../forms/fields/FileListField';
import { RadioField } from '../../../../forms/fields/RadioField';
import { UserField } from '../../../../forms/fields/UserField';
import { RecordDialog } from '../../../../forms/RecordDialog';
import { stepOf } from '../core/nextStep';
import { useTexts } from '../texts';
import { callAction, type FlowActionInput, type FlowActionTarget } from './callAction';
import type { FlowActionSpec } from './flowActions';

/** An action whose dialog is open. */
export interface AskedAction {
  spec: FlowActionSpec;
  label: string;
  hint: string | undefined;
  target: FlowActionTarget;
  /** The next step, for `complete`. */
  next?: NextFlowNode | null;
  /** Nodes that a return can lead to. */
  nodes?: readonly { id: string; name: string }[];
}

interface FlowActionDialogProps {
  asked: AskedAction;
  onDone: () => void;
  /** Called after a refusal: the page may be out of date, or a field of its form wrong. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

/** Asks for what an action needs, then takes it. */
export function FlowActionDialog({ asked, onDone, onRefused, onClose }: FlowActionDialogProps) {
  const { spec, label, hint, target, next, nodes } = asked;
  const { type, people, needsComment = false } = spec;
  const texts = useTexts();
  const client = useClient();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(!isNarrow);
  const step = next ? stepOf(next) : undefined;
  const isDeletion = type === 'delete';
  const peopleOf = texts.person[type] ?? '';
  return (
    <RecordDialog<FlowActionInput>
      title={label}
      initial={{
        comment: '',
        fileurl: '',
        people: '',
        ccUsers: '',
        nextPeople: step?.isChosen ? step.usernames : '',
        targetKey: nodes?.[0]?.id ?? '',
      }}
      draft={{ name: `flow.${type}.${target.taskId || target.instanceId}` }}
      fieldOf={(member) => FIELDS[type === 'complete' && member === 'assignee' ? 'next' : member] ?? member}
      save={(input) => callAction(client, type, target, input, true)}
      saved={texts.done(label)}
      onRefused={(error) => {
        onRefused(error);
        return false;
      }}
      onSaved={onDone}
      onClose={onClose}
    >
      {hint && <p className="gezi-flow-hint">{hint}</p>}
      {people && (
        <UserField
          name="people"
          label={peopleOf}
          isRequired
          missing={texts.personMissing}
          multiple={people === 'several'}
        />
      )}
      {nodes && (
        <RadioField
          name="targetKey"
          label={texts.target}
          isRequired
          missing={texts.targetMissing}
          groupClassName="gezi-flow-targets"
          options={nodes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {step?.isChosen && (
        <UserField
          name="nextPeople"
          label={texts.nextPeople(step.name)}
          isRequired={step.needsChoice}
          missing={texts.nextPeopleMissing}
          multiple
        />
      )}
      <AreaField
        name="comment"
        label={isDeletion ? texts.deleteReason : texts.comment}
        isRequired={needsComment}
        missing={texts.commentMissing}
        maxLength={isDeletion ? MAX_REASON : MAX_FLOW_COMMENT}
        lines={[3, 8]}
        {...(!needsComment && { placeholder: texts.commentHint })}
      />
      {isDeletion ? null : isOpen ? (
        <>
          {type === 'complete' && <UserField name="ccUsers" label={texts.cc} multiple />}
          <FileListField name="fileurl" label={texts.files} biz="workflow" />
        </>
      ) : (
        <Button type="link" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {type === 'complete' ? texts.moreFields : texts.files}
        </Button>
      )}
    </RecordDialog>
  );
}

/** Maximum length of the reason of a deletion. */
const MAX_REASON = 500;

/** Fields of the dialog by the member that a refusal names. */
const FIELDS: Readonly<Record<string, string>> = {
  next: 'nextPeople',
  assignee: 'people',
  users: 'people',
  commentFileDto: 'fileurl',
  deleteReason: 'comment',
};
