export * from './draw';
export * from './endpoints';
export * from './fields';
export * from './lifecycle';
export * from './schema';
export * from './scores';
export * from './status';
