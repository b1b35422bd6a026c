import { Select } from 'antd';
import { useMemo } from 'react';
import { useTexts } from '../../texts/useTexts';

export interface TimeZoneSelectProps {
  value: string;
  disabled: boolean;
  /** Called with another time zone; without it the zone is read-only. */
  onChange?: ((timeZone: string) => void) | undefined;
}

/** Select for an IANA time zone, common ones first. */
export function TimeZoneSelect({ value, disabled, onChange }: TimeZoneSelectProps) {
  const texts = useTexts();
  const options = useMemo(
    () =>
      [...new Set([value, machineZone(), ...FIRST, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
        value: zone,
        label: zone === value ? `${zone} (${offsetOf(zone)})` : zone,
      })),
    [value],
  );
  if (!onChange) {
    return (
      <span className="gezi-cron-zone-fixed">
        {texts.timeZone} {value} ({offsetOf(value)})
      </span>
    );
  }
  return (
    <Select
      className="gezi-cron-zone"
      aria-label={texts.timeZone}
      size="small"
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      options={options}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

const FIRST = [
  'Asia/Shanghai',
  'UTC',
  'Asia/Tokyo',
  'Asia/Singapore',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
];

/** Time zone of the machine. */
export const machineZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const offsetOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')!
    .value.replace('GMT', 'UTC');
