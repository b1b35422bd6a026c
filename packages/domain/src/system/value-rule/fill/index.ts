export * from './endpoints';
export * from './fields';
export * from './fillParams';
export * from './schema';
