import { Steps, type StepsProps } from 'antd';
import { useTexts } from './texts';

/** Steps of a registration: submitted, under review, approved. @param status of the dictionary audit_status */
export function ProgressSteps({ status }: { status: string }) {
  const { company: texts } = useTexts();
  return (
    <Steps
      className="gezi-progress-steps"
      size="small"
      items={texts.steps.map((title) => ({ title }))}
      {...(STEPS_BY_STATUS[status] ?? { current: 1 })}
    />
  );
}

/** States other than "under review". */
const STEPS_BY_STATUS: { [status: string]: Pick<StepsProps, 'current' | 'status'> } = {
  '1': { current: 3 },
  '2': { current: 1, status: 'error' },
  '3': { current: 0 },
  '4': { current: 1, status: 'error' },
};
