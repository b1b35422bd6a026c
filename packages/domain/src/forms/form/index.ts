export * from './endpoints';
export * from './schema';
export * from './rules';
export * from './templates';
