import { describeFailure, useClient } from '@gezi/client';
import type { SysFormRow, SysFormVersion } from '@gezi/domain';
import { formatDateTime, useLocale } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Modal, Skeleton, Tag, Timeline } from 'antd';
import { FormChanges } from './FormChanges';
import { saveForm, versionQuery, versionsQuery } from './queries';
import { useTexts } from './texts';

/** Every save of a form with what it changed; an older one can be made the newest. */
export function FormVersions({ form, onClose }: { form: SysFormRow; onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const { modal, message } = App.useApp();
  const { data: versions, error, refetch } = useQuery(versionsQuery(client, form.id));
  const { mutateAsync } = useMutation(saveForm(client, queries));

  const restore = ({ version }: SysFormVersion) =>
    modal.confirm({
      title: texts.restore,
      content: texts.restoreConfirm(version),
      okText: texts.restore,
      cancelText: texts.cancel,
      async onOk() {
        const { formName, formContent, remark } = await queries.fetchQuery(versionQuery(client, form.id, version));
        await mutateAsync({ id: form.id, formName, formContent, remark });
        void message.success(texts.restored);
        void refetch();
      },
    });

  return (
    <Modal
      open
      width={720}
      title={texts.versionTitle(form.formName)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error && (
        <Alert
          type="error"
          showIcon
          title={describeFailure(error, { locale }).message}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      )}
      {!versions && !error && <Skeleton active />}
      {versions && (
        <Timeline
          className="gezi-form-versions"
          items={versions.map((version, at) => ({
            key: version.version,
            content: (
              <>
                <div className="gezi-form-version">
                  <strong>{texts.versionOf(version.version)}</strong>
                  {at === 0 && <Tag color="success">{texts.current}</Tag>}
                  <span>
                    {version.createBy} · {formatDateTime(version.createTime)}
                  </span>
                  {at > 0 && (
                    <Button
                      type="link"
                      size="small"
                      aria-label={texts.of(texts.restore, texts.versionOf(version.version))}
                      onClick={() => restore(version)}
                    >
                      {texts.restore}
                    </Button>
                  )}
                </div>
                <FormChanges formId={form.id} version={version.version} />
              </>
            ),
          }))}
        />
      )}
    </Modal>
  );
}
