import { livePart } from './livePart';
import type { LiveCascaderProps } from './LiveCascader';
import type { LiveColorProps } from './LiveColor';
import type { LiveMomentProps } from './LiveMomentProps';
import type { LiveSelectProps } from './LiveSelect';

export const liveSelect = livePart<LiveSelectProps>(async () => (await import('./LiveSelect')).LiveSelect);
export const liveDate = livePart<LiveMomentProps>(async () => (await import('./LiveDate')).LiveDate);
export const liveTime = livePart<LiveMomentProps>(async () => (await import('./LiveTime')).LiveTime);
export const liveColor = livePart<LiveColorProps>(async () => (await import('./LiveColor')).LiveColor);
export const liveCascader = livePart<LiveCascaderProps>(async () => (await import('./LiveCascader')).LiveCascader);

/** What each type of field will want, to be loaded in a quiet moment. */
export const LIVE_PARTS: Readonly<Record<string, { load: () => Promise<unknown> } | undefined>> = {
  select: liveSelect,
  date: liveDate,
  time: liveTime,
  colorPicker: liveColor,
  cascader: liveCascader,
};
