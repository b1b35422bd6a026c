export * from './config';
export * from './endpoints';
export * from './phoneEndpoints';
export * from './schema';
export * from './thirdEndpoints';
