import type { JsonObject } from '../document/FormDocument';
import { componentTypes } from './componentTypes';
import type { CompType } from './ComponentType';

/** The members a new component of a type has, besides its ids and children. */
export const newData = (type: CompType): JsonObject => componentTypes[type].defaults;
