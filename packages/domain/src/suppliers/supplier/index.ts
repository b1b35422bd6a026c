export * from './endpoints';
export * from './fields';
