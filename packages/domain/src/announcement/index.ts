export * from './administration';
export * from './blankAnnouncement';
export * from './endpoints';
export * from './rules';
export * from './schema';
