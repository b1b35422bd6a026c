export * from './endpoints';
export * from './kinds';
