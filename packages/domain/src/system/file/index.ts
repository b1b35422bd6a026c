export * from './endpoints';
export * from './importProgress';
export * from './largeUpload';
export * from './rules';
export * from './schema';
export * from './storedPath';
