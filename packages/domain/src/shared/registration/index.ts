export * from './auditSteps';
export * from './registrationFields';
