export * from './administration';
export * from './endpoints';
export * from './rules';
export * from './schema';
