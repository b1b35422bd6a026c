export * from './choices';
export * from './endpoints';
export * from './schema';
