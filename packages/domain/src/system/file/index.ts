export * from './endpoints';
export * from './fields';
export * from './importProgress';
export * from './largeUpload';
export * from './rules';
export * from './schema';
export * from './storageEndpoints';
export * from './storedPath';
