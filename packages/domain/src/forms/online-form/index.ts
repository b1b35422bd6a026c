export * from './endpoints';
export * from './memberDefaults';
export * from './schema';
