import { selectDepartment, useClient, type OwnDepartments } from '@gezi/client';
import { selectDepart } from '@gezi/domain';
import { RadioField } from '../../../forms/fields/RadioField';
import { RecordDialogFrame } from '../../../forms/RecordDialog';
import { useRecordForm } from '../../../forms/useRecordForm';
import { useTexts } from './texts';

interface DepartmentDialogProps {
  own: OwnDepartments;
  /** No department is active yet: the dialog cannot be dismissed. */
  isNeeded?: boolean;
  onSwitched: () => void;
  onClose: () => void;
}

/** Chooses the caller's active department (P§2). */
export function DepartmentDialog({ own, isNeeded = false, onSwitched, onClose }: DepartmentDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const nameOf = (code: string) => own.list.find(({ orgCode }) => orgCode === code)?.departName ?? '';
  const record = useRecordForm({
    schema: selectDepart.input,
    initial: { orgCode: own.orgCode ?? '' },
    isGuarded: false,
    save: ({ orgCode }) => selectDepartment(client, orgCode).then(() => orgCode),
    saved: (orgCode) => texts.departmentSwitched(nameOf(orgCode)),
    onSaved: onSwitched,
  });

  return (
    <RecordDialogFrame
      record={record}
      width={450}
      title={texts.switchDepartment}
      isDraggable
      isNeeded={isNeeded}
      onClose={onClose}
    >
      {own.list.length > 1 && <p className="gezi-account-hint">{texts.departmentHint}</p>}
      <RadioField
        name="orgCode"
        label={texts.department}
        hasLabel={false}
        missing={texts.departmentMissing}
        groupClassName="gezi-account-choice"
        options={own.list.map(({ orgCode, departName }) => ({
          value: orgCode,
          label: orgCode === own.orgCode ? `${departName}（${texts.current}）` : departName,
        }))}
      />
    </RecordDialogFrame>
  );
}
