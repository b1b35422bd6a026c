/** Defaults of an announcement. */
export const BLANK_ANNOUNCEMENT = {
  msgContent: null,
  msgAbstract: null,
  startTime: null,
  endTime: null,
  priority: 'L',
  msgCategory: '1',
  msgType: 'ALL',
  userIds: null,
  roleIds: null,
  departIds: null,
  busId: null,
  openType: null,
  openPage: null,
} as const;
