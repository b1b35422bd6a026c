import { TimePicker } from 'antd';
import { booleanMember } from '../../core/document/members';
import { ArrowTimePanel } from './ArrowTimePanel';
import { disabledTime } from './disabledTime';
import { useTexts } from '../../runtime/texts/useTexts';
import { liveMoment, oneMoment, twoMoments } from '../shared/moment/liveMoment';
import type { LiveMomentProps } from '../shared/moment/LiveMomentProps';

const ARROWS = { time: ArrowTimePanel };

/** antd's time picker, with the hours its designer allows. */
export function LiveTime(live: LiveMomentProps) {
  const texts = useTexts();
  const { item } = live.field;
  const disabled = disabledTime(item);
  const shared = {
    ...liveMoment('time', live),
    needConfirm: false,
    ...(disabled && { disabledTime: disabled }),
    ...(booleanMember(item, 'arrow-control') && { components: ARROWS }),
  };
  return booleanMember(item, 'is-range') ? (
    <TimePicker.RangePicker {...shared} {...twoMoments('time', live, texts)} />
  ) : (
    <TimePicker {...shared} {...oneMoment('time', live, texts)} />
  );
}
