import { TimePicker } from 'antd';
import { booleanMember } from '../../core/document/members';
import { disabledTime } from '../dates/disabledHours';
import { useTexts } from '../texts/useTexts';
import { liveMoment, oneMoment, twoMoments } from './liveMoment';
import type { LiveMomentProps } from './LiveMomentProps';

/** antd's time picker, with the hours its designer allows. */
export function LiveTime(live: LiveMomentProps) {
  const texts = useTexts();
  const { item } = live.field;
  const disabled = disabledTime(item);
  const shared = { ...liveMoment('time', live), needConfirm: false, ...(disabled && { disabledTime: disabled }) };
  return booleanMember(item, 'is-range') ? (
    <TimePicker.RangePicker {...shared} {...twoMoments('time', live, texts)} />
  ) : (
    <TimePicker {...shared} {...oneMoment('time', live, texts)} />
  );
}
