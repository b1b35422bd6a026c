export * from './endpoints';
export * from './fields';
export * from './rules';
export * from './schema';
