export * from './endpoints';
export * from './noticeKinds';
export * from './schema';
