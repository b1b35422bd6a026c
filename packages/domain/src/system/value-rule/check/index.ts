export * from './checkParts';
export * from './endpoints';
export * from './schema';
