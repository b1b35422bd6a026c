export * from './endpoints';
export * from './fillParams';
export * from './schema';
