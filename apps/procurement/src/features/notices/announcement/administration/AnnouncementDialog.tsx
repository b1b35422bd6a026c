import { useClient, usePermission } from '@gezi/client';
import {
  addAnnouncement,
  checkAnnouncement,
  checkPublishing,
  type AnnouncementAdd,
  type AnnouncementRow,
} from '@gezi/domain';
import { DATETIME_FORMAT } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import { draftFor } from '../../../../forms/core/draft';
import { RecordDialogFrame } from '../../../../forms/RecordDialog';
import { useRecordForm } from '../../../../forms/useRecordForm';
import { useTexts } from '../texts';
import { AnnouncementFields } from './AnnouncementFields';
import { draftOf, entryOf, type AnnouncementEntry } from './draft';
import { PreviewDialog } from './PreviewDialog';
import { publishSaved, saveAnnouncement } from './queries';

interface AnnouncementDialogProps {
  /** Absent for a new one. */
  row?: AnnouncementRow | undefined;
  onClose: () => void;
}

/** Form of an announcement: edit, preview, save and, with permission, publish. */
export function AnnouncementDialog({ row, onClose }: AnnouncementDialogProps) {
  const texts = useTexts();
  const { modal } = App.useApp();
  const mayRelease = usePermission('system:annountCement:release');
  const client = useClient();
  const queries = useQueryClient();
  const save = useMutation(saveAnnouncement(client, queries));
  const release = useMutation(publishSaved(client, queries));
  // Once saved, another attempt updates it.
  const [stored, setStored] = useState<Pick<AnnouncementRow, 'id' | 'updateTime'> | undefined>(row);
  const [isPreviewed, setPreviewed] = useState(false);
  const isReleasing = useRef(false);
  const record = useRecordForm<AnnouncementEntry>({
    schema: addAnnouncement.input,
    initial: entryOf(row),
    draft: draftFor('announcement', row),
    rules: (entry) => {
      const draft = draftOf(entry);
      const checked = isReleasing.current
        ? checkPublishing(draft, dayjs().format(DATETIME_FORMAT))
        : checkAnnouncement(draft);
      return checked.ok ? undefined : { [checked.reason.field]: texts.refusals[checked.reason.code] };
    },
    save: async (entry) => {
      const saved = await save.mutateAsync({
        ...draftOf(entry),
        ...(stored && { id: stored.id, updateTime: stored.updateTime }),
      });
      setStored(saved);
      if (isReleasing.current) await release.mutateAsync(saved.id);
    },
    saved: () => (isReleasing.current ? texts.released : texts.saved),
    onSaved: onClose,
  });
  const { form } = record;

  function keep() {
    isReleasing.current = false;
    record.submit();
  }

  async function askAndRelease() {
    isReleasing.current = true;
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    void modal.confirm({
      title: texts.release,
      content: texts.releaseConfirm(form.getValues('titile')),
      okText: texts.ok,
      cancelText: texts.cancel,
      onOk: () => record.submit(),
    });
  }

  return (
    <RecordDialogFrame
      record={record}
      width={860}
      title={row ? texts.editTitle : texts.addTitle}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={() => record.leave(onClose)}>{texts.cancel}</Button>
          <Button onClick={() => setPreviewed(true)}>{texts.preview}</Button>
          <Button type={mayRelease ? 'default' : 'primary'} loading={record.isSaving} onClick={keep}>
            {texts.saveDraft}
          </Button>
          {mayRelease && (
            <Button type="primary" loading={record.isSaving} onClick={() => void askAndRelease()}>
              {texts.saveAndRelease}
            </Button>
          )}
        </>
      }
    >
      <AnnouncementFields />
      {isPreviewed && (
        <PreviewDialog notice={previewOf(draftOf(form.getValues()))} onClose={() => setPreviewed(false)} />
      )}
    </RecordDialogFrame>
  );
}

const previewOf = ({ titile, msgContent, msgAbstract, priority }: AnnouncementAdd) => ({
  titile,
  msgContent: msgContent ?? null,
  msgAbstract: msgAbstract ?? null,
  priority: priority ?? 'L',
});
