export * from './endpoints';
export * from './registration';
