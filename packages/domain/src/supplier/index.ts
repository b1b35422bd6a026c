export * from './auditSteps';
export * from './endpoints';
export * from './registration';
