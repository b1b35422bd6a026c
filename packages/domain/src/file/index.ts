export * from './endpoints';
export * from './importResult';
export * from './largeUpload';
export * from './rules';
export * from './schema';
export * from './storedPath';
