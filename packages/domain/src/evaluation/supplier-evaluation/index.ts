export * from './endpoints';
export * from './fields';
export * from './path';
export * from './rules';
export * from './schema';
