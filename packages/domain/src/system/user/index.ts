export * from './addressList';
export * from './administration';
export * from './contactFields';
export * from './endpoints';
export * from './fields';
export * from './schema';
export * from './SysUser';
