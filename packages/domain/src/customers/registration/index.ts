export * from './endpoints';
export * from './schema';
