export * from './administration';
export * from './blankAnnouncement';
export * from './endpoints';
export * from './noticeDays';
export * from './rules';
export * from './schema';
