export * from './administration';
export * from './blankAnnouncement';
export * from './endpoints';
export * from './fields';
export * from './noticeDays';
export * from './receivedFields';
export * from './rules';
export * from './schema';
