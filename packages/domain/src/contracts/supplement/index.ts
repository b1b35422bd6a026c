export * from './endpoints';
export * from './fields';
export * from './lifecycle';
export * from './rules';
export * from './schema';
export * from './status';
