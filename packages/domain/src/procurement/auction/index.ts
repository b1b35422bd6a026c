export * from './endpoints';
export * from './extension';
export * from './fields';
export * from './offer';
export * from './ranking';
export * from './schema';
