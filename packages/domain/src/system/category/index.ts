export * from './endpoints';
export * from './schema';
export * from './upkeep';
