import { Button } from 'antd';
import { useTexts } from '../../texts/useTexts';

type PresetName = keyof ReturnType<typeof useTexts>['presets'];

/** Buttons for common schedules. */
const PRESETS: Record<PresetName, string> = {
  minute: '0 * * * * ? *',
  fiveMinutes: '0 0/5 * * * ? *',
  halfHour: '0 0/30 * * * ? *',
  hour: '0 0 * * * ? *',
  midnight: '0 0 0 * * ? *',
  morning: '0 0 9 * * ? *',
  workday: '0 0 9 ? * 2-6 *',
  monday: '0 0 9 ? * 2 *',
  firstDay: '0 0 0 1 * ? *',
  lastDay: '0 0 0 L * ? *',
  lastWorkday: '0 0 18 LW * ? *',
  quarter: '0 0 0 1 1/3 ? *',
  newYear: '0 0 0 1 1 ? *',
};

export interface CommonSchedulesProps {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

export function CommonSchedules({ value, disabled, onChange }: CommonSchedulesProps) {
  const texts = useTexts();
  return (
    <fieldset className="gezi-cron-common" aria-label={texts.common}>
      <span className="gezi-cron-common-title" aria-hidden>
        {texts.common}
      </span>
      {(Object.keys(PRESETS) as PresetName[]).map((name) => (
        <Button
          key={name}
          size="small"
          color={PRESETS[name] === value ? 'primary' : 'default'}
          variant={PRESETS[name] === value ? 'solid' : 'filled'}
          disabled={disabled}
          aria-pressed={PRESETS[name] === value}
          onClick={() => onChange(PRESETS[name])}
        >
          {texts.presets[name]}
        </Button>
      ))}
    </fieldset>
  );
}
