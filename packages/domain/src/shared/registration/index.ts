export * from './auditLifecycle';
export * from './registrationFields';
