export * from './endpoints';
export * from './fields';
export * from './placeholders';
export * from './schema';
