export * from './endpoints';
export * from './fields';
export * from './schema';
