import { useClient } from '@gezi/client';
import { CronInput, CronPreview, useCronFault } from '@gezi/cron-builder';
import { jobStatus, type QuartzJob } from '@gezi/domain';
import { namedPopup } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { draftFor } from '../../../crud/core/draft';
import { LabelledField } from '../../../crud/LabelledField';
import { SavingDialog } from '../../../crud/SavingDialog';
import { useDraft } from '../../../crud/useDraft';
import { useSaving } from '../../../crud/useSaving';
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
  const client = useClient();
  const id = useId();
  const options = useQuery(jobOptionsQuery(client));
  const saving = useSaving(saveJob(client, useQueryClient()), close);
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
    ...draftFor('quartz-job', job),
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
    saving.run({ ...entered, ...(job && { id: job.id, updateTime: job.updateTime }) });
  }

  return (
    <SavingDialog
      title={job ? texts.editTitle : texts.addTitle}
      width={640}
      saving={saving}
      onOk={submit}
      onClose={close}
    >
      {draft.offer}
      <div className="gezi-entry">
        <LabelledField
          id={`${id}-class`}
          label={texts.jobClass}
          error={asked && !jobClassName && texts.jobClassMissing}
        >
          <Select
            id={`${id}-class`}
            aria-label={texts.jobClass}
            popupRender={namedPopup(texts.jobClass)}
            virtual={false}
            loading={options.isPending}
            value={jobClassName}
            status={(asked && !jobClassName) || saving.refusedField === 'jobClassName' ? 'error' : ''}
            options={options.data ?? []}
            onChange={(value: string | null) => setJobClassName(value)}
          />
        </LabelledField>
        <LabelledField id={`${id}-cron`} label={texts.expression} error={asked && isMissing && texts.expressionMissing}>
          <CronInput
            id={`${id}-cron`}
            value={cronExpression}
            onChange={setCronExpression}
            timeZone={timeZone}
            onTimeZoneChange={setTimeZone}
          />
        </LabelledField>
        <CronPreview expression={cronExpression} timeZone={timeZone} onTimeZoneChange={setTimeZone} />
        <LabelledField id={`${id}-parameter`} label={texts.parameter}>
          <Input
            id={`${id}-parameter`}
            maxLength={1000}
            placeholder={texts.parameterHint}
            value={parameter}
            onChange={(event) => setParameter(event.target.value)}
          />
        </LabelledField>
        <LabelledField id={`${id}-description`} label={texts.description}>
          <Input.TextArea
            id={`${id}-description`}
            autoSize={{ minRows: 2, maxRows: 4 }}
            maxLength={500}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </LabelledField>
        <LabelledField label={texts.status}>
          <Segmented
            aria-label={texts.status}
            value={status}
            options={[
              { value: jobStatus.running, label: texts.running },
              { value: jobStatus.paused, label: texts.paused },
            ]}
            onChange={setStatus}
          />
        </LabelledField>
      </div>
    </SavingDialog>
  );
}
