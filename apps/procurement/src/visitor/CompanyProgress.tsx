import { isAuditOpen, type InputSchema } from '@gezi/domain';
import { DescriptionGrid, formatDateTime } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { RecordForm } from '../forms/RecordForm';
import { useRecordForm } from '../forms/useRecordForm';
import type { Company } from './CompanyBasics';
import { ProgressSteps } from './ProgressSteps';
import { useTexts } from './texts';

/** A registration as its applicant sees it. */
interface Registered extends Company {
  auditStatus: string;
  auditOpinion: string | null;
  createTime: string | null;
  updateTime: string | null;
}

interface CompanyProgressProps<Record extends Registered, Members extends Company> {
  queryKey: readonly string[];
  view: (signal: AbortSignal) => Promise<Record>;
  withdraw: () => Promise<Record>;
  resubmit: (company: Members) => Promise<Record>;
  /** Input schema of the endpoint that resubmits. */
  schema: InputSchema;
  /** Initial values of the fields. */
  membersOf: (registered: Record) => Members;
  /** Fields of the company. @param onBusyChange called when uploads start and end */
  children: (onBusyChange: (busy: boolean) => void) => ReactNode;
  /** Rendered below. */
  trail?: (registered: Record) => ReactNode;
}

const KINDS: { [status: string]: 'success' | 'error' | 'warning' } = { '1': 'success', '2': 'error', '4': 'warning' };

/** State of the caller's own registration; if rejected or withdrawn, it can be corrected and resubmitted. */
export function CompanyProgress<Record extends Registered, Members extends Company>(
  props: CompanyProgressProps<Record, Members>,
) {
  const { queryKey, view, withdraw, resubmit, schema, membersOf, children, trail } = props;
  const { company: texts } = useTexts();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => view(signal), retry: false });
  const keep = (changed: Record) => queries.setQueryData<Record>(queryKey, () => changed);

  function takeBack() {
    modal.confirm({
      title: texts.withdrawConfirm,
      onOk: async () => {
        keep(await withdraw());
        void message.success(texts.withdrawn);
      },
    });
  }

  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (!data) return <Skeleton active />;
  const { auditStatus, auditOpinion } = data;
  return (
    <>
      <h1 className="gezi-login-title">{texts.own}</h1>
      <p className="gezi-login-subtitle">{data.name}</p>
      <ProgressSteps status={auditStatus} />
      <Alert
        type={KINDS[auditStatus] ?? 'info'}
        showIcon
        title={texts.progress[auditStatus]}
        description={auditOpinion && auditStatus !== '1' ? `${texts.reason}：${auditOpinion}` : undefined}
      />
      {isAuditOpen('resubmit', auditStatus) ? (
        <Correction<Members>
          key={data.updateTime}
          schema={schema}
          initial={membersOf(data)}
          send={async (company) => keep(await resubmit(company))}
        >
          {children}
        </Correction>
      ) : (
        <div className="gezi-progress-facts">
          <DescriptionGrid
            maxColumns={2}
            items={[
              { label: texts.creditCode, value: data.creditCode },
              { label: texts.sentAt, value: formatDateTime(data.updateTime ?? data.createTime) },
              { label: texts.linkman, value: data.linkman },
              { label: texts.mobile, value: data.mobile },
              { label: texts.email, value: data.email },
              { label: texts.address, value: data.address },
            ]}
          />
        </div>
      )}
      {trail?.(data)}
      <div className="gezi-progress-foot">
        {isAuditOpen('withdraw', auditStatus) && <Button onClick={takeBack}>{texts.withdraw}</Button>}
        <Link to="/dashboard/analysis">{texts.home}</Link>
      </div>
    </>
  );
}

interface CorrectionProps<Members extends Company> {
  schema: InputSchema;
  initial: Members;
  send: (company: Members) => Promise<unknown>;
  children: (onBusyChange: (busy: boolean) => void) => ReactNode;
}

/** The form that corrects and resubmits a company. */
function Correction<Members extends Company>({ schema, initial, send, children }: CorrectionProps<Members>) {
  const { company: texts } = useTexts();
  const [isUploading, setUploading] = useState(false);
  const record = useRecordForm<Members>({
    schema,
    initial,
    draft: { name: 'registration' },
    save: send,
    saved: texts.resubmitted,
  });
  return (
    <RecordForm
      record={record}
      isRefusalBelow
      isHeld
      footer={
        <Button type="primary" size="large" htmlType="submit" block loading={record.isSaving} disabled={isUploading}>
          {isUploading ? texts.uploading : texts.resubmit}
        </Button>
      }
    >
      {children(setUploading)}
    </RecordForm>
  );
}
