export * from './databaseTarget';
export * from './endpoints';
export * from './schema';
