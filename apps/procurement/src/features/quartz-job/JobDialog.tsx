import { ApiError, describeFailure, useClient } from '@gezi/client';
import { CronInput, CronPreview, useCronFault } from '@gezi/cron-builder';
import { jobStatus, type QuartzJob } from '@gezi/domain';
import { Dialog, namedPopup, useLocale } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Input, Segmented, Select } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useDraft } from '../../crud/useDraft';
import { jobOptionsQuery, saveJob } from './queries';
import { useTexts } from './texts';

interface JobDialogProps {
  /** None for a new one. */
  job?: QuartzJob | undefined;
  onClose: () => void;
}

const ZONE = 'Asia/Shanghai';

/** A job and when it runs, to be entered. */
export function JobDialog({ job, onClose }: JobDialogProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const id = useId();
  const options = useQuery(jobOptionsQuery(client));
  const save = useMutation(saveJob(client, useQueryClient()));
  const [jobClassName, setJobClassName] = useState(job?.jobClassName ?? null);
  const [cronExpression, setCronExpression] = useState(job?.cronExpression ?? '0 0 9 * * ? *');
  const [timeZone, setTimeZone] = useState(job?.timeZone ?? ZONE);
  const [parameter, setParameter] = useState(job?.parameter ?? '');
  const [description, setDescription] = useState(job?.description ?? '');
  const [status, setStatus] = useState<number>(job?.status ?? jobStatus.running);
  const [asked, setAsked] = useState(false);
  const fault = useCronFault(cronExpression.trim() || '* * * * * ? *');
  const isMissing = cronExpression.trim() === '';
  const values = { jobClassName, cronExpression, timeZone, parameter, description, status };
  const [initial] = useState(values);
  const draft = useDraft({
    name: `quartz-job.${job?.id ?? 'new'}`,
    version: job?.updateTime ?? null,
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    onRestore(kept) {
      setJobClassName(kept.jobClassName);
      setCronExpression(kept.cronExpression);
      setTimeZone(kept.timeZone);
      setParameter(kept.parameter);
      setDescription(kept.description);
      setStatus(kept.status);
    },
  });
  const refusal = save.error && describeFailure(save.error, { locale }).message;
  const refusedField = save.error instanceof ApiError ? save.error.field : undefined;

  /** On purpose: what was typed is not wanted any more. */
  function close() {
    draft.discard();
    onClose();
  }

  function submit() {
    setAsked(true);
    if (!jobClassName || isMissing || fault) return;
    const entered = {
      jobClassName,
      cronExpression: cronExpression.trim(),
      timeZone,
      parameter: parameter.trim() || null,
      description: description.trim() || null,
      status: status === jobStatus.running ? jobStatus.running : jobStatus.paused,
    };
    save.mutate(
      { ...entered, ...(job && { id: job.id, updateTime: job.updateTime }) },
      {
        onSuccess: () => {
          void message.success(texts.saved);
          close();
        },
      },
    );
  }

  return (
    <Dialog
      open
      width={640}
      title={job ? texts.editTitle : texts.addTitle}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={close}
    >
      <div className="gezi-job-form">
        {draft.offer}
        {refusal && <Alert type="error" showIcon title={refusal} />}
        <Field id={`${id}-class`} label={texts.jobClass} error={asked && !jobClassName && texts.jobClassMissing}>
          <Select
            id={`${id}-class`}
            aria-label={texts.jobClass}
            popupRender={namedPopup(texts.jobClass)}
            virtual={false}
            loading={options.isPending}
            value={jobClassName}
            status={(asked && !jobClassName) || refusedField === 'jobClassName' ? 'error' : ''}
            options={options.data?.map(({ value, text }) => ({ value, label: text })) ?? []}
            onChange={(value: string | null) => setJobClassName(value)}
          />
        </Field>
        <Field id={`${id}-cron`} label={texts.expression} error={asked && isMissing && texts.expressionMissing}>
          <CronInput
            id={`${id}-cron`}
            value={cronExpression}
            onChange={setCronExpression}
            timeZone={timeZone}
            onTimeZoneChange={setTimeZone}
          />
        </Field>
        <CronPreview expression={cronExpression} timeZone={timeZone} onTimeZoneChange={setTimeZone} />
        <Field id={`${id}-parameter`} label={texts.parameter}>
          <Input
            id={`${id}-parameter`}
            maxLength={1000}
            placeholder={texts.parameterHint}
            value={parameter}
            onChange={(event) => setParameter(event.target.value)}
          />
        </Field>
        <Field id={`${id}-description`} label={texts.description}>
          <Input.TextArea
            id={`${id}-description`}
            autoSize={{ minRows: 2, maxRows: 4 }}
            maxLength={500}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Field>
        <Field label={texts.status}>
          <Segmented
            aria-label={texts.status}
            value={status}
            options={[
              { value: jobStatus.running, label: texts.running },
              { value: jobStatus.paused, label: texts.paused },
            ]}
            onChange={setStatus}
          />
        </Field>
      </div>
    </Dialog>
  );
}

interface FieldProps {
  /** Of the control, where a label can point at it. */
  id?: string;
  label: string;
  error?: string | false;
  children: ReactNode;
}

function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className="gezi-job-field">
      {id ? <label htmlFor={id}>{label}</label> : <span>{label}</span>}
      {children}
      {error && (
        <p className="gezi-job-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
