import { ApiError, describeFailure, useClient, usePermission } from '@gezi/client';
import {
  checkAnnouncement,
  checkPublishing,
  type AnnouncementAdd,
  type AnnouncementRefusal,
  type AnnouncementRow,
} from '@gezi/domain';
import { DATETIME_FORMAT, Dialog, useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTexts } from '../texts';
import { AnnouncementFields } from './AnnouncementFields';
import { draftOf, type Draft } from './draft';
import { PreviewDialog } from './PreviewDialog';
import { releaseKept, saveAnnouncement } from './queries';

interface AnnouncementDialogProps {
  /** None for a new one. */
  row?: AnnouncementRow | undefined;
  onClose: () => void;
}

/** An announcement to be written, looked at, kept and, by whoever may, sent out. */
export function AnnouncementDialog({ row, onClose }: AnnouncementDialogProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { message, modal } = App.useApp();
  const mayRelease = usePermission('system:annountCement:release');
  const client = useClient();
  const queries = useQueryClient();
  const save = useMutation(saveAnnouncement(client, queries));
  const release = useMutation(releaseKept(client, queries));
  const [draft, setDraft] = useState<Draft>(() => draftOf(row));
  // Once it is on the server a second try changes it.
  const [kept, setKept] = useState<Pick<AnnouncementRow, 'id' | 'updateTime'> | undefined>(row);
  const [refused, setRefused] = useState<AnnouncementRefusal>();
  const [isPreviewed, setPreviewed] = useState(false);
  const error = save.error ?? release.error;
  const failure = error && describeFailure(error, { locale }).message;
  const isBusy = save.isPending || release.isPending;
  const faultyField = refused?.field ?? (error instanceof ApiError ? error.field : undefined);

  function submit(isReleased: boolean) {
    const checked = isReleased ? checkPublishing(draft, dayjs().format(DATETIME_FORMAT)) : checkAnnouncement(draft);
    setRefused(checked.ok ? undefined : checked.reason);
    if (!checked.ok) return;
    if (!isReleased) return void send(false);
    void modal.confirm({
      title: texts.release,
      content: texts.releaseConfirm(draft.titile),
      okText: texts.ok,
      cancelText: texts.cancel,
      onOk: () => send(true),
    });
  }

  async function send(isReleased: boolean) {
    release.reset();
    try {
      const stored = await save.mutateAsync({ ...draft, ...(kept && { id: kept.id, updateTime: kept.updateTime }) });
      setKept(stored);
      if (isReleased) await release.mutateAsync(stored.id);
    } catch {
      // Said above the fields.
      return;
    }
    void message.success(isReleased ? texts.released : texts.saved);
    onClose();
  }

  return (
    <Dialog
      open
      width={860}
      mask={{ closable: false }}
      title={row ? texts.editTitle : texts.addTitle}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button onClick={() => setPreviewed(true)}>{texts.preview}</Button>
          <Button type={mayRelease ? 'default' : 'primary'} loading={isBusy} onClick={() => submit(false)}>
            {texts.saveDraft}
          </Button>
          {mayRelease && (
            <Button type="primary" loading={isBusy} onClick={() => submit(true)}>
              {texts.saveAndRelease}
            </Button>
          )}
        </>
      }
    >
      <div className="gezi-fields">
        {failure && <Alert type="error" showIcon title={failure} />}
        <AnnouncementFields
          draft={draft}
          onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
          faultyField={faultyField}
          fault={refused && texts.refusals[refused.code]}
        />
      </div>
      {isPreviewed && <PreviewDialog notice={shownOf(draft)} onClose={() => setPreviewed(false)} />}
    </Dialog>
  );
}

const shownOf = ({ titile, msgContent, msgAbstract, priority }: AnnouncementAdd) => ({
  titile,
  msgContent: msgContent ?? null,
  msgAbstract: msgAbstract ?? null,
  priority: priority ?? 'L',
});
