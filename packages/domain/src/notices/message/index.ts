export * from './endpoints';
export * from './messageFields';
export * from './noticeFrame';
export * from './rules';
export * from './schema';
export * from './templateFields';
