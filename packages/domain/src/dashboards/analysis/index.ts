export * from './endpoints';
export * from './figures';
