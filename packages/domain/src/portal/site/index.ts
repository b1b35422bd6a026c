export * from './endpoints';
export * from './newsFields';
export * from './ocds';
export * from './protocolFields';
export * from './rules';
export * from './schema';
