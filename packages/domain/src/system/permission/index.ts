export * from './dataRule';
export * from './endpoints';
export * from './fields';
export * from './menu';
export * from './schema';
