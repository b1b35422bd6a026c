export * from './draft';
export * from './endpoints';
export * from './fields';
export * from './lifecycle';
export * from './schema';
export * from './status';
