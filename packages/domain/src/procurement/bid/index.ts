export * from './draft';
export * from './endpoints';
export * from './fields';
export * from './lifecycle';
export * from './ranks';
export * from './schema';
export * from './status';
