import type { Dayjs } from 'dayjs';
import type { JsonObject } from '../../core/document/FormDocument';
import { memberOf, objectMember } from '../../core/document/members';

/** Hours, minutes and seconds that a time field does not offer: those outside of `selectableRange`, one range or several. */
export function disabledTime(item: JsonObject) {
  const saved = memberOf(objectMember(item, 'picker-options'), 'selectableRange');
  const ranges = (Array.isArray(saved) ? saved : [saved]).flatMap((text) => {
    const [, from, to] = /^(\d\d:\d\d:\d\d)\s*-\s*(\d\d:\d\d:\d\d)$/.exec(String(text)) ?? [];
    return from !== undefined && to !== undefined ? [{ from, to }] : [];
  });
  if (ranges.length === 0 || ranges.some(({ from, to }) => from === '00:00:00' && to === '23:59:59')) return undefined;
  // An hour, minute or second is offered if a time with it can be selected.
  const isOffered = (prefix: string) =>
    ranges.some(({ from, to }) => prefix >= from.slice(0, prefix.length) && prefix <= to.slice(0, prefix.length));
  return (_at: Dayjs) => ({
    disabledHours: () => numbers(24).filter((hour) => !isOffered(two(hour))),
    disabledMinutes: (hour: number) =>
      hour < 0 ? [] : numbers(60).filter((minute) => !isOffered(`${two(hour)}:${two(minute)}`)),
    disabledSeconds: (hour: number, minute: number) =>
      hour < 0 || minute < 0
        ? []
        : numbers(60).filter((second) => !isOffered(`${two(hour)}:${two(minute)}:${two(second)}`)),
  });
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const two = (number: number) => String(number).padStart(2, '0');
