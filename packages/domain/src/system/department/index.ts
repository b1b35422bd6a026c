export * from './administration';
export * from './endpoints';
export * from './fields';
export * from './orgCode';
export * from './schema';
export * from './SysDepart';
