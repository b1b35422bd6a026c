// A form that is filled in or read.
export { FormRuntime } from './FormRuntime';
export type { FormRuntimeProps } from './FormRuntimeProps';
export type { FormHandle, SubmitOutcome } from './FormHandle';
export type { FieldRefusal } from './store/FieldRefusal';
export type { FormFailure } from './store/FormStore';

// Field types of an application.
export { runtimeFields } from '../fields/runtimeFields';
export type { FieldProps, FieldSize, RuntimeField, RuntimeFields } from './FieldProps';
