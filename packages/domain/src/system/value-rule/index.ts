export * from './check';
export * from './fill';
