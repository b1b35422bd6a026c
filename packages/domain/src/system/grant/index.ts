export * from './endpoints';
export * from './rules';
