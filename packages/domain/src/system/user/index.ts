export * from './addressList';
export * from './administration';
export * from './endpoints';
export * from './schema';
export * from './SysUser';
