import { useClient } from '@gezi/client';
import { addDepart, type SysDepart } from '@gezi/domain';
import { DescriptionGrid } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { draftFor } from '../../../forms/core/draft';
import { RecordForm } from '../../../forms/RecordForm';
import { useRecordForm } from '../../../forms/useRecordForm';
import { departFields } from './core/departFields';
import { DepartFormFields } from './DepartFormFields';
import { saveDepart } from './queries';
import { useTexts } from './texts';

interface DepartBasicsProps {
  depart: SysDepart;
  /** Called when unsaved changes appear or disappear. */
  onDirty: (isDirty: boolean) => void;
}

/** Inline form of a department. */
export function DepartBasics({ depart, onDirty }: DepartBasicsProps) {
  const texts = useTexts();
  const client = useClient();
  const { mutateAsync } = useMutation(saveDepart(client, useQueryClient(), depart.id));
  const record = useRecordForm({
    schema: addDepart.input,
    initial: departFields(depart),
    draft: draftFor('depart', depart),
    save: (fields) => mutateAsync({ ...fields, updateTime: depart.updateTime }),
    saved: texts.saved,
    onSaved: (saved, entered) => record.take(departFields(saved), entered),
  });
  const { isDirty } = record;
  const reportDirty = useEffectEvent(onDirty);
  useEffect(() => reportDirty(isDirty), [isDirty]);

  return (
    <RecordForm
      record={record}
      footer={
        <div className="gezi-drawer-footer">
          <Button disabled={!isDirty} onClick={record.reset}>
            {texts.undo}
          </Button>
          <Button type="primary" htmlType="submit" loading={record.isSaving} disabled={!isDirty}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <div className="gezi-depart-code">
        <DescriptionGrid items={[{ label: texts.orgCode, value: depart.orgCode }]} />
      </div>
      <DepartFormFields />
    </RecordForm>
  );
}
