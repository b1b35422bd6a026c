import { deleteReport, deleteReports, listReports, reportFields, type ReportHead } from '@gezi/domain';
import { usePermission } from '@gezi/client';
import { ReportDialog } from '@gezi/pickers';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useLocalName } from '../../../crud/useLocalName';
import { reportEditorPath, reportPath } from './core/reportPaths';
import { useTexts } from './texts';

const ENDPOINTS = { list: listReports, delete: deleteReport, deleteBatch: deleteReports };
const PERMISSIONS = { add: 'online:cgreport:edit', edit: 'online:cgreport:edit', delete: 'online:cgreport:edit' };

/** Reports of all tenants cannot be changed. */
const isShared = ({ tenantId }: ReportHead) => tenantId === 0;
const IS_FIXED = { edit: isShared, remove: isShared };

/** `/online/cgreport`: administration of reports. */
export function ReportListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayEdit = usePermission('online:cgreport:edit');
  const [tried, setTried] = useState<ReportHead>();
  const rowActions = useMemo<ListAction<ReportHead>[]>(
    () => [
      { key: 'open', label: texts.open, onClick: ({ code }) => void navigate(reportPath(code)) },
      ...(mayEdit
        ? [
            {
              key: 'edit',
              label: texts.edit,
              visible: (report: ReportHead) => !isShared(report),
              onClick: ({ id }: ReportHead) => void navigate(reportEditorPath(id)),
            },
            {
              key: 'copy',
              label: texts.copy,
              inMenu: true,
              onClick: ({ id }: ReportHead) => void navigate(`${reportEditorPath()}?copy=${encodeURIComponent(id)}`),
            },
          ]
        : []),
      { key: 'popup', label: texts.tryPopup, inMenu: true, onClick: setTried },
      'remove',
    ],
    [texts, mayEdit, navigate],
  );
  return (
    <>
      <ListPage
        fields={reportFields}
        endpoints={ENDPOINTS}
        permission="online:cgreport"
        permissions={PERMISSIONS}
        texts={{
          title: texts.title,
          listLabel: texts.listLabel,
          description: texts.hint,
          add: texts.add,
          removed: texts.removed,
        }}
        nameOf={nameOf}
        faces={FACES}
        settings="reports"
        rowActions={rowActions}
        isFixed={IS_FIXED}
        onAdd={() => void navigate(reportEditorPath())}
      />
      {tried && (
        <ReportDialog
          open
          code={tried.code}
          multiple={tried.returnType === '2'}
          onOk={(rows) => {
            void message.success(texts.picked(rows.length));
            setTried(undefined);
          }}
          onCancel={() => setTried(undefined)}
        />
      )}
    </>
  );
}

const nameOf = ({ name }: ReportHead) => name;

/** The name in the language of the page. */
function ReportName({ report: { name, nameEn } }: { report: ReportHead }) {
  return useLocalName()(name, nameEn);
}

const FACES = { name: (report: ReportHead) => <ReportName report={report} /> };
