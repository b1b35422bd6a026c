import { componentTypes } from './componentTypes';
import type { CompType } from './ComponentType';

/** Whether a type is one of the 29; `constructor` and the like are not. */
export const isCompType = (type: string): type is CompType => Object.hasOwn(componentTypes, type);
