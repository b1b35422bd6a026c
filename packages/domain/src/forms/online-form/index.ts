export * from './endpoints';
export * from './fields';
export * from './memberDefaults';
export * from './schema';
