export * from './authority';
export * from './endpoints';
export * from './rules';
