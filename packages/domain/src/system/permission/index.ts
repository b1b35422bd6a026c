export * from './dataRule';
export * from './endpoints';
export * from './menu';
export * from './schema';
