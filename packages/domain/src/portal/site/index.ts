export * from './endpoints';
export * from './newsFields';
export * from './protocolFields';
export * from './rules';
export * from './schema';
