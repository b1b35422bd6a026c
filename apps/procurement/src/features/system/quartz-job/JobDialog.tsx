import { useClient } from '@gezi/client';
import { CronInput, CronPreview, useCronFault } from '@gezi/cron-builder';
import { addJob, jobStatus, type QuartzJob } from '@gezi/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { jobOptionsQuery, saveJob } from './queries';
import { useTexts } from './texts';

interface JobDialogProps {
  /** Absent for a new one. */
  job?: QuartzJob | undefined;
  onClose: () => void;
}

/** Form values of a job; empty for a new one. */
interface JobFields {
  jobClassName: string | null;
  cronExpression: string;
  timeZone: string;
  parameter: string;
  description: string;
  status: 0 | -1;
}

const ZONE = 'Asia/Shanghai';

/** Form of a job and its schedule. */
export function JobDialog({ job, onClose }: JobDialogProps) {
  const texts = useTexts();
  const { mutateAsync } = useMutation(saveJob(useClient(), useQueryClient()));
  return (
    <RecordDialog
      title={job ? texts.editTitle : texts.addTitle}
      width={640}
      schema={addJob.input}
      initial={fieldsOf(job)}
      draft={draftFor('quartz-job', job)}
      save={({ jobClassName, parameter, description, ...fields }) =>
        mutateAsync({
          ...fields,
          jobClassName: jobClassName ?? '',
          parameter: parameter || null,
          description: description || null,
          ...(job && { id: job.id, updateTime: job.updateTime }),
        })
      }
      onClose={onClose}
    >
      <JobFieldsIn />
    </RecordDialog>
  );
}

function JobFieldsIn() {
  const texts = useTexts();
  const options = useQuery(jobOptionsQuery(useClient()));
  return (
    <>
      <SelectField
        name="jobClassName"
        label={texts.jobClass}
        missing={texts.jobClassMissing}
        loading={options.isPending}
        options={options.data ?? []}
      />
      <When />
      <TextField name="parameter" label={texts.parameter} placeholder={texts.parameterHint} />
      <AreaField name="description" label={texts.descriptionLabel} lines={[2, 4]} />
      <ChoiceField
        name="status"
        label={texts.status}
        options={[
          { value: jobStatus.running, label: texts.running },
          { value: jobStatus.paused, label: texts.paused },
        ]}
      />
    </>
  );
}

/** The cron expression, its time zone, and the next fire times. */
function When() {
  const texts = useTexts();
  const { setValue } = useFormContext<JobFields>();
  const [expression, timeZone] = useWatch<JobFields, ['cronExpression', 'timeZone']>({
    name: ['cronExpression', 'timeZone'],
  });
  const fault = useCronFault(expression.trim() || '* * * * * ? *');
  const changeZone = (zone: string) => setValue('timeZone', zone, { shouldDirty: true });
  return (
    <>
      <ControlField
        name="cronExpression"
        label={texts.expression}
        missing={texts.expressionMissing}
        // The input shows its own syntax errors.
        validate={() => (fault ? '' : undefined)}
      >
        <CronInput timeZone={timeZone} onTimeZoneChange={changeZone} />
      </ControlField>
      <div className="gezi-field-block">
        <CronPreview expression={expression} timeZone={timeZone} onTimeZoneChange={changeZone} />
      </div>
    </>
  );
}

const fieldsOf = (job: QuartzJob | undefined): JobFields => ({
  jobClassName: job?.jobClassName ?? null,
  cronExpression: job?.cronExpression ?? '0 0 9 * * ? *',
  timeZone: job?.timeZone ?? ZONE,
  parameter: job?.parameter ?? '',
  description: job?.description ?? '',
  status: job?.status === jobStatus.paused ? jobStatus.paused : jobStatus.running,
});
