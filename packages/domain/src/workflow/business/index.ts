export * from './businesses';
export * from './endpoints';
export { DocumentProcess } from './schema';
