import { describeFailure, useClient } from '@gezi/client';
import type { SysFormVersion } from '@gezi/domain';
import { Dialog, useLocale } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { FormComparison } from './FormComparison';
import { FormVersionList } from './FormVersionList';
import { saveForm, versionQuery, versionsQuery } from './queries';
import { useTexts } from './texts';
import './form.css';

type View = 'list' | 'comparison';

/** Versions of a form with their changes, a comparison of any two, and restoring an older one. */
export function FormVersions({ form, onClose }: { form: { id: string; formName: string }; onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const { modal, message } = App.useApp();
  const { data: versions, error, refetch } = useQuery(versionsQuery(client, form.id));
  const [view, setView] = useState<View>('list');
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
    <Dialog
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
        <>
          {versions.length > 1 && (
            <Segmented<View>
              className="gezi-form-version-views"
              aria-label={texts.versions}
              value={view}
              onChange={setView}
              options={[
                { value: 'list', label: texts.versionList },
                { value: 'comparison', label: texts.comparison },
              ]}
            />
          )}
          <div className="gezi-form-versions">
            {view === 'list' ? (
              <FormVersionList versions={versions} onRestore={restore} />
            ) : (
              <FormComparison key={versions[0]!.version} versions={versions} />
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
