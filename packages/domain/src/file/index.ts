export * from './endpoints';
export * from './largeUpload';
export * from './rules';
export * from './schema';
